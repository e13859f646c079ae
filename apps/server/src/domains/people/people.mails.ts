import { decisionPath } from "@jobami/api/appeals/routes";
import { displayText } from "@jobami/api/http/display-text";
import { franceZone } from "@jobami/api/places/france-zone";
import type { NotificationDraft } from "../../composition/contributions.ts";
import type { Config } from "../../config.ts";
import { writeLetter } from "../../platform/mail/letter.ts";

const contestSanction =
  "Si vous n’êtes pas d’accord, vous avez six mois pour contester cette décision, gratuitement\u00a0: une autre personne la réexamine.";

const day = new Intl.DateTimeFormat("fr-FR", { dateStyle: "long", timeZone: franceZone });

/** The mail of a warning: what is reproached, and what may follow [POL-11]. */
export function warningLetter(
  { brand, publicUrl }: Config,
  to: { prenom: string; reason: string; link: string | null },
) {
  return writeLetter(
    {
      subject: "Avertissement au sujet de votre compte",
      prenom: to.prenom,
      paragraphs: [
        `L’équipe de modération vous adresse un avertissement. Le motif\u00a0: ${to.reason}`,
        `Votre compte reste ouvert. Si cela se reproduit, il peut être suspendu de 24 heures à 30 jours, ou définitivement. Les règles\u00a0: ${publicUrl}/conditions-utilisation`,
        contestSanction,
      ],
      ...(to.link === null ? {} : { link: { label: "Contester cette décision", url: to.link } }),
      note: `Une question\u00a0: ${brand.email}, ${brand.phone}.`,
    },
    brand,
  );
}

/** The line of a warning in the inbox. */
export function warningLine(sanctionId: string, reason: string): NotificationDraft {
  return {
    type: "account",
    title: "Avertissement de la modération",
    sentence: `L’équipe de modération vous adresse un avertissement. Le motif\u00a0: ${reason}`,
    link: decisionPath(sanctionId),
    data: {},
    tone: "warning",
  };
}

/** What a person who was sanctioned reads of their appeal. */
interface Judged {
  decision: "uphold" | "overturn";
  reasons: string;
  /** The account was suspended until now. */
  isReopened: boolean;
}

function judgedText({ decision, reasons, isReopened }: Judged): string[] {
  const why = `Motif\u00a0: ${displayText(reasons)}`;
  if (decision === "overturn")
    return [
      `Une autre personne a réexaminé la sanction que vous contestez\u00a0: elle est annulée.${isReopened ? " Votre compte est rouvert, vous pouvez vous connecter." : ""}`,
      why,
    ];
  return [
    "Une autre personne que la première fois a réexaminé la sanction que vous contestez\u00a0: elle est maintenue. C’est notre dernier mot.",
    why,
    "Vous pouvez aussi saisir un organe de règlement extrajudiciaire des litiges ou un tribunal.",
  ];
}

/** The mail about an appeal that was decided of. */
export const judgedLetter = ({ brand }: Config, { prenom, ...news }: Judged & { prenom: string }) =>
  writeLetter(
    {
      subject: "Votre recours est tranché",
      prenom,
      paragraphs: judgedText(news),
      note: `Une question\u00a0: ${brand.email}, ${brand.phone}.`,
    },
    brand,
  );

/** The same in the inbox. */
export const judgedLine = (news: Judged): NotificationDraft => ({
  type: "account",
  title: "Votre recours est tranché",
  sentence: judgedText(news).join(" "),
  link: null,
  data: {},
  tone: news.decision === "overturn" ? "success" : "info",
});

/** The mail that reminds a person of an account that they do not use, and states what happens to it and when. */
export function reminderLetter(
  { brand, publicUrl }: Config,
  to: { prenom: string; lastActiveAt: Date; closableFrom: Date },
) {
  return writeLetter(
    {
      subject: "Vous gardez votre compte\u202f?",
      prenom: to.prenom,
      paragraphs: [
        `Votre compte ${brand.name} n’a pas servi depuis le ${day.format(to.lastActiveAt)}. Pour le garder, connectez-vous.`,
        `Un compte sans connexion pendant trois ans est fermé et ses données sont effacées. Le vôtre ne le sera pas avant le ${day.format(to.closableFrom)}.`,
      ],
      link: { label: "Me connecter", url: `${publicUrl}/login` },
      note: "Vous n’en voulez plus\u202f? Vous pouvez aussi supprimer votre compte vous-même, dans vos réglages.",
    },
    brand,
  );
}

/** The line of a wish. */
export function wishLine(brand: Config["brand"]): NotificationDraft {
  return {
    type: "birthday",
    title: "Joyeux anniversaire\u202f!",
    sentence: `Toute l’équipe ${brand.name} vous souhaite un très bon anniversaire.`,
    link: null,
    data: {},
    tone: "success",
  };
}
