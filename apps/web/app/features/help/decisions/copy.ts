import type { Decision, DecisionAbout } from "@jobami/api/appeals/contract";
import type { AppealOutcome } from "@jobami/api/appeals/routes";
import type { SanctionKind } from "@jobami/api/people/sanctions";
import { franceZone } from "@jobami/api/places/france-zone";
import { isFeminineKind, type ReportedKind } from "@jobami/api/reports/routes";

/** Copy of a decision for those whom it concerns. */
export const copy = {
  title: "Décision de modération",
  reasons: "Motif",
  content: "Ce que vous aviez écrit",
  decided: "Décidé le",
  until: "Jusqu’au",
  forEver: "Sans date de fin",
  what: "Où",
  still: "Ce qui reste possible",
  stillSuspended:
    "La personne avec qui une mission a commencé peut toujours la confirmer. Vos Jobi, vos documents et vos messages sont conservés. Écrivez-nous pour recevoir vos données ou supprimer votre compte.",
  contact: "Nous écrire",
  contest: "Contester cette décision",
  contestLead:
    "C’est gratuit. Une autre personne que celle qui a décidé relit tout, vous répond et dit pourquoi. Rien ne change d’ici là.",
  elsewhere: "Vous pouvez aussi saisir un organe de règlement extrajudiciaire des litiges ou un tribunal.",
  yourReasons: "Vos raisons",
  yourReasonsHelp: "Dites ce qui a été mal compris, ou ce qui manque.",
  send: "Envoyer mon recours",
  sending: "Envoi en cours…",
  sent: "Votre recours est envoyé. Une autre personne le lit.",
  appeal: "Le recours",
  own: "Vous avez contesté cette décision.",
  others: "Cette décision est contestée.",
  waiting: "Une autre personne la réexamine. Vous lirez sa réponse ici et par e-mail.",
  answer: "La réponse",
  cannot: "Cette décision ne peut plus être contestée ici.",
  home: "Aller à l’accueil",
  retry: "Réessayer",
  unknown: "Cette décision n’existe pas",
  unknownDetail: "L’adresse est peut-être incomplète, ou cette décision ne vous concerne pas.",
  failed: "La décision n’a pas pu être lue.",
} as const;

/** Why a link, or a sending, came to nothing. */
export const problems = {
  INVALID: {
    title: "Ce lien n’est pas valable",
    lead: "Son adresse est peut-être incomplète. Ouvrez-le depuis l’e-mail que vous avez reçu.",
  },
  EXPIRED: {
    title: "Ce lien a expiré",
    lead: "Une décision se conteste pendant six mois.",
  },
  FAILED: {
    title: "La décision n’a pas pu être lue",
    lead: "Vérifiez votre connexion, puis réessayez.",
  },
} as const;

const moment = new Intl.DateTimeFormat("fr-FR", {
  dateStyle: "full",
  timeStyle: "short",
  timeZone: franceZone,
});
const day = new Intl.DateTimeFormat("fr-FR", { dateStyle: "long", timeZone: franceZone });

/** « vendredi 27 novembre 2026 à 09:20, heure de Paris » */
export const momentText = (instant: string): string => `${moment.format(new Date(instant))}, heure de Paris`;

/** Until when a decision can be appealed. */
export const deadlineText = (until: string): string =>
  `Vous pouvez le faire jusqu’au ${day.format(new Date(until)).replace(/^1 /, "1er ")}.`;

const contents: Record<ReportedKind, string> = {
  comment: "Commentaire",
  mission: "Mission",
  profile: "Profil",
  message: "Message privé",
  review: "Avis",
  offer: "Offre partenaire",
  picture: "Photo de mission",
};
const sanctions: Record<SanctionKind, string> = {
  warning: "Avertissement",
  temporary: "Suspension temporaire",
  permanent: "Suspension définitive",
};

/** What a decision is about. */
export const aboutText = (about: DecisionAbout): string =>
  about.subject === "content" ? contents[about.kind] : sanctions[about.kind];

/** What is in force, in the gender of what it is about. */
export function standingText({ about, standing }: Pick<Decision, "about" | "standing">): string {
  const e = about.subject === "content" ? isFeminineKind(about.kind) : about.kind !== "warning";
  const said: Record<Decision["standing"], string> = {
    visible: "Visible",
    hidden: e ? "Masquée" : "Masqué",
    inForce: "En vigueur",
    over: e ? "Terminée" : "Terminé",
    lifted: e ? "Levée" : "Levé",
    overturned: e ? "Annulée" : "Annulé",
  };
  return said[standing];
}

export const standingTones = {
  visible: "success",
  hidden: "danger",
  inForce: "danger",
  over: "neutral",
  lifted: "success",
  overturned: "success",
} as const satisfies Record<Decision["standing"], string>;

/** How an appeal ended. */
export const outcomeLabels: Record<AppealOutcome, string> = {
  upheld: "La décision est maintenue.",
  overturned: "La décision est annulée.",
  lifted: "La sanction a été levée avant la réponse.",
};
