import { decisionPath } from "@jobami/api/appeals/routes";
import { displayText } from "@jobami/api/http/display-text";
import { isFeminineKind, type ReportedKind } from "@jobami/api/reports/routes";
import type { NotificationDraft } from "../../composition/contributions.ts";
import type { Config } from "../../config.ts";
import { writeLetter } from "../../platform/mail/letter.ts";

/** What is stated of a reported content to a person: a title and sentences, the last one about contesting where that is due. */
export interface News {
  title: string;
  sentences: readonly string[];
  tone: NotificationDraft["tone"];
  /** Whoever reads it lost, and may contest it. */
  mayContest: boolean;
}

/** « le commentaire » of a kind. */
const the: Record<ReportedKind, string> = {
  comment: "le commentaire",
  mission: "la mission",
  profile: "le profil",
  message: "le message",
  review: "l’avis",
  offer: "l’offre",
  picture: "la photo",
};
const yours: Record<ReportedKind, string> = {
  comment: "votre commentaire",
  mission: "votre mission",
  profile: "le texte de votre profil",
  message: "votre message",
  review: "votre avis",
  offer: "votre offre",
  picture: "votre photo",
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

const elsewhere =
  "Vous pouvez aussi saisir un organe de règlement extrajudiciaire des litiges ou un tribunal.";
/** How a decision is contested. */
const contestSentence = `Si vous n’êtes pas d’accord, vous avez six mois pour contester cette décision, gratuitement\u00a0: une autre personne la réexamine. ${elsewhere}`;
/** What whoever loses the appeal reads. */
const lastSentence = `Une autre personne que la première fois a réexaminé la décision\u00a0: c’est notre dernier mot. ${elsewhere}`;

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
  mayContest: false,
});

const reasonsSentence = (reasons: string) => `Motif\u00a0: ${displayText(reasons)}`;

/** What is in force. */
export type Outcome = "kept" | "removed" | "restored";

/** What is reported with it: the reasons, and whether an appeal was decided of. */
interface Why {
  isReview: boolean;
  reasons: string;
}

/** What comes last: how who lost contests it, or that no one here decides of it again. */
function endOf({ isReview, mayContest }: { isReview: boolean; mayContest: boolean }): string[] {
  if (isReview) return [lastSentence];
  return mayContest ? [contestSentence] : [];
}

const capital = (sentence: string) => `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`;

/** What who reported reads of the decision. */
export function reporterNotified(about: About, outcome: Outcome, { isReview, reasons }: Why): News {
  const subject = `${the[about.kind]}${where(about)} que vous avez signalé${isFeminineKind(about.kind) ? "e" : ""}`;
  const verdicts: Record<Outcome, string> = {
    kept: "reste visible",
    removed: `est ${agreed(about.kind, "masqué")}`,
    restored: "est de nouveau visible",
  };
  const mayContest = !isReview && outcome !== "removed";
  return {
    title: isReview ? "Un recours est tranché" : "Votre signalement est traité",
    sentences: [
      capital(`${subject} ${verdicts[outcome]}.`),
      reasonsSentence(reasons),
      ...endOf({ isReview, mayContest }),
    ],
    tone: outcome === "removed" ? "success" : "info",
    mayContest,
  };
}

const authorTitles: Record<Outcome, string> = {
  kept: "Contenu examiné",
  removed: "Contenu masqué par la modération",
  restored: "Contenu de nouveau visible",
};
const authorTones = { kept: "info", removed: "warning", restored: "success" } as const;

/** What the author reads of the decision. */
export function authorNotified(about: About, outcome: Outcome, { isReview, reasons }: Why): News {
  const subject = `${yours[about.kind]}${where(about)}`;
  const isFeminine = isFeminineKind(about.kind);
  const verdicts: Record<Outcome, string> = {
    kept: `La modération a examiné ${subject}\u00a0: ${isFeminine ? "elle" : "il"} reste visible.`,
    removed: `${capital(subject)} est ${agreed(about.kind, "masqué")}\u00a0: vous et la modération êtes seuls à ${isFeminine ? "la" : "le"} voir.`,
    restored: `${capital(subject)} est de nouveau visible.`,
  };
  const mayContest = !isReview && outcome === "removed";
  return {
    title: isReview ? "Un recours est tranché" : authorTitles[outcome],
    sentences: [verdicts[outcome], reasonsSentence(reasons), ...endOf({ isReview, mayContest })],
    tone: authorTones[outcome],
    mayContest,
  };
}

/** A line in a person’s inbox. */
export const newsLine = (news: News, link: string | null, caseId: string): NotificationDraft => ({
  type: "account",
  title: news.title,
  sentence: news.sentences.join(" "),
  link: news.mayContest ? decisionPath(caseId) : link,
  data: { caseId },
  tone: news.tone,
});

/** The same by mail; `link` leads to where it is contested without a session. */
export const newsLetter = (
  { brand }: Config,
  { prenom, news, link }: { prenom: string | null; news: News; link: string | null },
) =>
  writeLetter(
    {
      subject: news.title,
      prenom,
      paragraphs: news.sentences,
      ...(link === null ? {} : { link: { label: "Contester cette décision", url: link } }),
      note: `Vous recevez ce message parce qu’un contenu a été signalé sur ${brand.name}. Une question\u00a0: ${brand.email}.`,
    },
    brand,
  );
