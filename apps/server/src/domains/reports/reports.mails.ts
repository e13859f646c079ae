import { displayText } from "@jobami/api/http/display-text";
import { isFeminineKind, type ReportedKind } from "@jobami/api/reports/routes";
import type { Config } from "../../config.ts";
import type { NotificationDraft } from "../../platform/domain/contributions.ts";
import { writeLetter } from "../../platform/mail/letter.ts";

/** What is said of a reported content to somebody: a title and sentences, the last one about contesting where that is due. */
export interface News {
  title: string;
  sentences: readonly string[];
  tone: NotificationDraft["tone"];
}

/** « le commentaire » of a kind. */
const the: Record<ReportedKind, string> = {
  comment: "le commentaire",
  mission: "la mission",
  profile: "le profil",
  message: "le message",
  review: "l’avis",
  offer: "l’offre",
};
const yours: Record<ReportedKind, string> = {
  comment: "votre commentaire",
  mission: "votre mission",
  profile: "le texte de votre profil",
  message: "votre message",
  review: "votre avis",
  offer: "votre offre",
};

interface About {
  kind: ReportedKind;
  title: string;
}

/** What is called by its own title; the rest by the title of its mission. */
const isTitled = (kind: ReportedKind) => kind === "mission" || kind === "profile" || kind === "offer";
const agreed = (kind: ReportedKind, participle: string) => `${participle}${isFeminineKind(kind) ? "e" : ""}`;
const where = ({ kind, title }: About) => {
  if (title === "") return "";
  const quoted = `«\u202f${displayText(title)}\u202f»`;
  return isTitled(kind) ? ` ${quoted}` : ` (mission ${quoted})`;
};

/** How a decision is contested. */
export const contestSentence = ({ brand }: Config) =>
  `Si vous n’êtes pas d’accord, vous avez six mois pour contester cette décision\u00a0: écrivez-nous à ${brand.email}, une autre personne la réexamine. Vous pouvez aussi saisir un organe de règlement extrajudiciaire ou un tribunal.`;

/** What who reported reads at once. */
export const acknowledged = (about: About): News => ({
  title: "Signalement reçu",
  sentences: [
    `Merci, nous avons bien reçu votre signalement de ${the[about.kind]}${where(about)}.`.replace(
      "de le ",
      "du ",
    ),
    "Une personne de la modération l’examine. Vous lirez ici ce qu’elle décide, et pourquoi.",
  ],
  tone: "info",
});

const reasonsSentence = (reasons: string) => `Motif\u00a0: ${displayText(reasons)}`;

/** What was decided. */
export type Outcome = "kept" | "removed" | "restored";

const outcomes: Record<Outcome, string> = { kept: "reste visible", removed: "masqué", restored: "visible" };

/** What who reported reads of the decision. */
export function toldReporter(config: Config, about: About, outcome: Outcome, reasons: string): News {
  const subject = `${the[about.kind]}${where(about)} que vous avez signalé${isFeminineKind(about.kind) ? "e" : ""}`;
  const verdict =
    outcome === "kept"
      ? outcomes.kept
      : outcome === "removed"
        ? `est ${agreed(about.kind, outcomes.removed)}`
        : `est de nouveau ${outcomes.restored}`;
  return {
    title: "Votre signalement est traité",
    sentences: [
      `${subject.charAt(0).toUpperCase()}${subject.slice(1)} ${verdict}.`,
      reasonsSentence(reasons),
      contestSentence(config),
    ],
    tone: outcome === "removed" ? "success" : "info",
  };
}

/** What the author reads of the decision. */
export function toldAuthor(config: Config, about: About, outcome: Outcome, reasons: string): News {
  const subject = `${yours[about.kind]}${where(about)}`;
  const capital = `${subject.charAt(0).toUpperCase()}${subject.slice(1)}`;
  if (outcome === "removed")
    return {
      title: "Contenu masqué par la modération",
      sentences: [
        `${capital} est ${agreed(about.kind, "masqué")}\u00a0: vous et la modération êtes seuls à ${isFeminineKind(about.kind) ? "la" : "le"} voir.`,
        reasonsSentence(reasons),
        contestSentence(config),
      ],
      tone: "warning",
    };
  if (outcome === "restored")
    return {
      title: "Contenu de nouveau visible",
      sentences: [`${capital} est de nouveau visible.`, reasonsSentence(reasons)],
      tone: "success",
    };
  return {
    title: "Contenu examiné",
    sentences: [
      `La modération a examiné ${subject}\u00a0: ${isFeminineKind(about.kind) ? "elle" : "il"} reste visible.`,
      reasonsSentence(reasons),
    ],
    tone: "info",
  };
}

/** A line in somebody's inbox. */
export const newsLine = (news: News, link: string | null, caseId: string): NotificationDraft => ({
  type: "account",
  title: news.title,
  sentence: news.sentences.join(" "),
  link,
  data: { caseId },
  tone: news.tone,
});

/** The same by mail. */
export const newsLetter = ({ brand }: Config, prenom: string | null, news: News) =>
  writeLetter(
    {
      subject: news.title,
      prenom,
      paragraphs: news.sentences,
      note: `Vous recevez ce message parce qu’un contenu a été signalé sur ${brand.name}.`,
    },
    brand,
  );
