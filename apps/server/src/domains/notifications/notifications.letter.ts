import { digestLeaveRoute } from "@jobami/api/notifications/routes";
import { writeLetter } from "../../platform/mail/letter.ts";
import { mailedAddress } from "../../platform/mail/mailed-address.ts";
import type { Platform } from "../../platform/platform.ts";
import type { NotificationRow } from "./notifications.repository.ts";
import { plainSentence } from "./plain-sentence.ts";

type NotificationText = Pick<NotificationRow, "title" | "content" | "link">;
type Config = Pick<Platform["config"], "brand" | "publicUrl">;

const reasons = {
  away: "Vous recevez cet e-mail parce que vous n’étiez pas connecté quand cette réponse est arrivée.",
  mailOnly:
    "Vous recevez cet e-mail parce que vous avez choisi d’être prévenu par e-mail et non dans l’application.",
  digest: "Vous recevez ce résumé parce que vous l’avez choisi.",
} as const;

/** Lines that a digest shows; the inbox has them all. */
export const digestSize = 30;

const urlOf = ({ publicUrl }: Config, link: string | null) =>
  `${publicUrl}${link ?? "/dashboard/notifications"}`;
const choose = ({ publicUrl }: Config) =>
  `Choisir mes notifications\u00a0: ${publicUrl}/dashboard/parametres/notifications`;

/** The mail about a line of an inbox, or about one that a person wants by mail alone. */
export function letterOf(config: Config, prenom: string, line: NotificationText, why: "away" | "mailOnly") {
  return writeLetter(
    {
      subject: line.title,
      prenom,
      paragraphs: [plainSentence(line.content)],
      link: { label: "Voir la mission", url: urlOf(config, line.link) },
      note: `${reasons[why]} ${choose(config)}`,
    },
    config.brand,
  );
}

/** The mail of several lines, and where it is ended: by its reader in one press, by a mail program without one. */
export function digestLetter(
  config: Config,
  prenom: string,
  lines: readonly NotificationText[],
  token: string,
) {
  const { brand } = config;
  const count = lines.length;
  const others = count - digestSize;
  return {
    ...writeLetter(
      {
        subject:
          count === 1
            ? `Votre résumé ${brand.name}\u00a0: 1 nouveauté`
            : `Votre résumé ${brand.name}\u00a0: ${count} nouveautés`,
        prenom,
        paragraphs: ["Voici ce qui vous attend depuis le dernier résumé."],
        items: lines.slice(0, digestSize).map(({ title, content, link }) => ({
          title,
          text: plainSentence(content),
          url: urlOf(config, link),
        })),
        link: {
          label: others > 0 ? `Voir les ${others} autres dans mes notifications` : "Voir mes notifications",
          url: urlOf(config, null),
        },
        note: `${reasons.digest} ${choose(config)}`,
        leave: {
          label: "Ne plus recevoir le résumé",
          url: mailedAddress(config, "/notifications/fin-du-resume", token),
        },
      },
      brand,
    ),
    unsubscribeUrl: mailedAddress(config, digestLeaveRoute, token),
  };
}

/** The missions and proposals that a line is about: its mail goes with them. */
export const idsAbout = ({ data }: Pick<NotificationRow, "data">): string[] =>
  [data.missionId, data.proposalId].filter((id): id is string => typeof id === "string");
