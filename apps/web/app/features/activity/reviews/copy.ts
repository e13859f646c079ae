import { franceZone } from "@jobami/api/places/france-zone";
import type { ProposalSide } from "@jobami/api/proposals/contract";
import { reviewCriteria } from "@jobami/api/reviews/routes";

/** Copy of reviews. */
export const copy = {
  title: "Avis",
  lead: "Un avis se donne après une mission terminée, par les deux personnes, pendant 7 jours. Chacune lit celui de l’autre une fois les deux donnés, ou après 7 jours.",
  checkedTitle: "Comment les avis sont vérifiés",
  checked:
    "Seules les deux personnes d’une mission terminée ici peuvent en donner un, une fois. Nous ne trions pas les avis et n’en payons aucun\u202f; les numéros et les adresses e-mail y sont masqués. La note est la moyenne de tous\u202f; une recherche triée par note tient aussi compte de leur nombre.",
  received: "Reçus",
  given: "Donnés",
  waiting: "À donner",
  history: "Historique",
  historyTitle: "Historique et évaluations",
  historyLead: "Vos missions terminées ou annulées, avec les avis donnés et reçus.",
  noneReceived: "Pas encore d’avis reçu",
  noneReceivedHelp: "Après une mission terminée, l’autre personne peut donner le sien.",
  noneGiven: "Pas encore d’avis donné",
  noneGivenHelp: "Vos avis s’affichent ici, avec les réponses.",
  noneWaiting: "Aucun avis à donner",
  noneWaitingHelp: "Après une mission terminée, vous avez 7 jours pour donner le vôtre.",
  noneOver: "Aucune mission terminée ni annulée",
  noneOverHelp: "Elles s’affichent ici dès que la première prend fin.",
  give: "Donner mon avis",
  send: "Envoyer mon avis",
  sending: "Envoi en cours…",
  sent: "Merci\u202f! Votre avis est enregistré.",
  cancel: "Revenir",
  text: "Votre avis",
  textHelp:
    "Ce qui s’est bien passé, ce qui pourrait aller mieux. Les numéros et les adresses e-mail sont masqués.",
  photos: "Photos",
  photosHelp: "Vues par tous avec votre avis. N’y montrez personne sans son accord.",
  photosAttached: "Photos de votre avis",
  hidden: "Masqué par la modération\u00a0: vous seul le lisez.",
  correct: "Corriger",
  save: "Enregistrer",
  yours: "Votre avis",
  theirs: "L’avis reçu",
  blind: "L’autre personne le lira quand elle aura donné le sien, ou après 7 jours.",
  missing: "Donnez les quatre notes.",
  reply: "Répondre",
  replyField: "Votre réponse",
  replyHelp: "Une seule réponse, lue par tous.",
  sendReply: "Publier la réponse",
  replied: "Réponse",
  edited: "corrigé",
  terminee: "Terminée",
  annulee: "Annulée",
  alone: "Personne n’avait été choisi.",
} as const;

/** What the four notes of a side’s review are of. */
export const criteriaOf = (authorSide: ProposalSide) =>
  reviewCriteria[authorSide === "client" ? "jobbeur" : "client"];

const day = new Intl.DateTimeFormat("fr-FR", { day: "numeric", month: "long", timeZone: franceZone });

/** « Jusqu’au 27 novembre ». */
export const untilText = (instant: string): string =>
  `Jusqu’au ${day.format(new Date(instant)).replace(/^1 /, "1er ")}`;

/** Names what is asked of a person. */
export const askText = (name: string): string => `Comment s’est passée la mission avec ${name}\u202f?`;

/** « Note de 4,2 sur 5, sur 7 avis ». */
export const fromText = (count: number): string =>
  count === 0 ? "Aucun avis pour l’instant" : count === 1 ? "Sur 1 avis" : `Sur ${count} avis`;
