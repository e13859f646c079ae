import { writeLetter } from "../../platform/mail/letter.ts";
import type { Platform } from "../../platform/platform.ts";
import type { NotificationRow } from "./notifications.repository.ts";
import { plainSentence } from "./plain-sentence.ts";

const reasons = {
  away: "Vous recevez cet e-mail parce que vous n’étiez pas connecté quand cette réponse est arrivée.",
  mailOnly:
    "Vous recevez cet e-mail parce que vous avez choisi d’être prévenu par e-mail et non dans l’application.",
} as const;

/** The mail about a line of an inbox, or about one that somebody wants by mail alone. */
export function letterOf(
  { brand, publicUrl }: Platform["config"],
  prenom: string,
  line: Pick<NotificationRow, "title" | "content" | "link">,
  why: keyof typeof reasons,
) {
  const choose = `Choisir mes notifications\u00a0: ${publicUrl}/dashboard/parametres/notifications`;
  return writeLetter(
    {
      subject: line.title,
      prenom,
      paragraphs: [plainSentence(line.content)],
      link: { label: "Voir la mission", url: `${publicUrl}${line.link ?? "/dashboard/notifications"}` },
      note: `${reasons[why]} ${choose}`,
    },
    brand,
  );
}

/** The missions and proposals that a line is about: its mail goes with them. */
export const idsAbout = ({ data }: Pick<NotificationRow, "data">): string[] =>
  [data.missionId, data.proposalId].filter((id): id is string => typeof id === "string");
