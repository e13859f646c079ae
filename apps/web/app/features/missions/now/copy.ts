import type { NowSide, NowSituation } from "@jobami/machines/missions/mission-now";
import { nextText } from "../negotiation/index.ts";

/** How a mission stands, in terms that its two sides share. */
export const situationTexts: Record<NowSituation, string> = {
  asking: "Demande en attente de réponse",
  noneCould: "Personne n’a pu",
  waiting: "Ouverte aux propositions",
  proposed: "Une proposition attend une réponse",
  countered: "Une contre-proposition attend une réponse",
  toConfirm: "La mission a changé, à confirmer",
  ended: "La proposition n’a pas abouti",
  taken: "Confiée à une autre personne",
  dayOpen: "Convenu, le jour reste à fixer",
  hourOpen: "Convenu, l’heure reste à fixer",
  hourByClient: "Une heure est proposée",
  hourByJobbeur: "Une heure est proposée",
  agreed: "C’est convenu",
  due: "C’est le moment",
  onTheWay: "En route",
  jobbeurAbsent: "Une absence est signalée",
  clientAbsent: "Une absence est signalée",
  jobbeurMissed: "La rencontre n’a pas eu lieu",
  clientMissed: "La rencontre n’a pas eu lieu",
  bothCame: "Vous ne vous êtes pas trouvés",
  begun: "Le travail est en cours",
  done: "C’est fait, à confirmer",
  changesAsked: "Une reprise est demandée",
  disputed: "Un litige est ouvert",
  decided: "L’équipe a rendu sa décision",
  toReview: "La mission est terminée",
  finished: "La mission est terminée",
  cancelled: "La mission est annulée",
  expired: "La mission a expiré",
};

/** What the sentences below name. */
interface Named {
  /** First name of the other side. */
  other: string;
  /** Until when, as text. */
  until: string;
  /** Proposals that wait for the reader. */
  count: number;
  /** The exact address and a phone number are given. */
  hasContact: boolean;
  /** First names of those whose answer to them the requester awaits, as text; empty where there are none. */
  awaited: string;
}
type SideText = (named: Named) => string;

const ended = {
  requester: () => "Elle n’accepte plus de propositions.",
  chosen: () => "Ce qui était convenu ne tient plus.",
  proposer: () => "Elle n’accepte plus de propositions.",
  jobbeur: () => "Elle n’accepte plus de propositions.",
  reader: () => "Elle n’accepte plus de propositions.",
} as const;
const finished = {
  ...ended,
  requester: () => "Un devis ou une facture se retrouve dans «\u202fDevis et factures reçus\u202f».",
  chosen: () => "Un devis ou une facture se fait dans «\u202fFacturation\u202f».",
} as const;
const taken = () => "Elle n’accepte plus de propositions.";
const inDispute: SideText = ({ other }) =>
  `La mission attend qu’il soit réglé. Lisez ce que dit ${other} et répondez.`;
const toReview: SideText = ({ other }) => `Dites comment cela s’est passé avec ${other}.`;

const isAwaited: SideText = ({ other, until }) =>
  `${other} a jusqu’au ${until} pour répondre. Sans réponse, vous pourrez annuler sans frais.`;
const isAsked: SideText = ({ other, until }) =>
  `${other} dit que vous n’étiez pas là. Répondez avant le ${until}\u00a0: ensuite, ${other} peut annuler.`;
const mayEnd: SideText = ({ other }) => `Proposez une autre date à ${other}, ou annulez sans frais.`;
const mayMove: SideText = ({ other }) =>
  `Proposez une autre date\u00a0: ${other} l’accepte, ou annule sans frais pour personne.`;
const disagree: SideText = ({ other }) =>
  `${other} et vous dites avoir été là. Convenez d’une autre heure, ou ouvrez un litige.`;

/** What that means for a side: its next act, or what it waits for. */
export const sideTexts: Record<NowSituation, Partial<Record<NowSide, SideText>>> = {
  asking: {
    requester: () => "La réponse vous est annoncée dès qu’elle arrive.",
    asked: ({ other }) => `À vous de répondre à ${other}.`,
  },
  noneCould: {
    requester: () =>
      "Aucune des personnes demandées ne peut s’en charger. Ouvrez-la à tous, ou mettez-y fin.",
  },
  waiting: {
    requester: () => "Vous le saurez dès qu’une proposition arrive.",
    jobbeur: ({ other }) => `Dites à ${other} ce que vous proposez, et à quel prix.`,
    reader: () => "Les jobbeurs y répondent.",
  },
  proposed: {
    requester: ({ other, count, awaited }) => {
      const whom = count > 1 ? `${count}\u00a0propositions` : other;
      return `À vous de répondre à ${whom}.${awaited === "" ? "" : ` À ${awaited} de vous répondre.`}`;
    },
    proposer: ({ other }) => `À ${other} de répondre\u00a0: vous le saurez aussitôt.`,
  },
  countered: {
    requester: ({ awaited }) => `À ${awaited} de répondre\u00a0: vous le saurez aussitôt.`,
    proposer: ({ other }) => `À vous de répondre à ${other}.`,
  },
  toConfirm: {
    requester: ({ until }) =>
      `Ce qui n’est pas confirmé le ${until} prend fin. Chaque réponse vous est annoncée.`,
    proposer: ({ until }) => `Dites avant le ${until} si votre proposition tient toujours.`,
  },
  ended: { proposer: () => "L’échange est terminé." },
  taken: { proposer: taken, jobbeur: taken, reader: taken },
  dayOpen: {
    requester: ({ other }) =>
      `Proposez un jour et une heure à ${other}\u00a0: un rappel vous parvient avant.`,
    chosen: ({ other }) => `Proposez un jour et une heure à ${other}\u00a0: un rappel vous parvient avant.`,
  },
  hourOpen: {
    requester: ({ other }) =>
      `Proposez une heure à ${other}\u00a0: un rappel vous parvient deux heures avant.`,
    chosen: ({ other }) => `Proposez une heure à ${other}\u00a0: un rappel vous parvient deux heures avant.`,
  },
  hourByClient: {
    requester: ({ other }) => `À ${other} de répondre.`,
    chosen: () => "À vous de répondre.",
  },
  hourByJobbeur: {
    requester: () => "À vous de répondre.",
    chosen: ({ other }) => `À ${other} de répondre.`,
  },
  agreed: {
    requester: ({ other, hasContact }) =>
      `${hasContact ? "" : `Donnez l’adresse à ${other}, qui n’a que la commune. `}${nextText("client", other)}`,
    chosen: ({ other, hasContact }) =>
      `${hasContact ? "" : `Demandez l’adresse à ${other}\u00a0: vous n’avez que la commune. `}${nextText("jobbeur", other)}`,
  },
  due: {
    requester: ({ other }) => `Vous lisez ici quand ${other} part, commence et finit.`,
    chosen: ({ other }) => `Dites à ${other} quand vous partez, commencez et finissez.`,
  },
  onTheWay: {
    requester: ({ other }) => `${other} arrive.`,
    chosen: () => "Bonne route. Dites quand vous commencez.",
  },
  jobbeurAbsent: { requester: isAwaited, chosen: isAsked },
  clientAbsent: { requester: isAsked, chosen: isAwaited },
  jobbeurMissed: { requester: mayEnd, chosen: mayMove },
  clientMissed: { requester: mayMove, chosen: mayEnd },
  bothCame: { requester: disagree, chosen: disagree },
  begun: {
    requester: ({ other }) => `${other} dira quand c’est fait\u00a0: vous confirmerez.`,
    chosen: ({ other }) => `Dites quand c’est fait\u00a0: ${other} confirmera.`,
  },
  done: {
    requester: ({ until }) =>
      `À vous de confirmer. Sans réponse, la mission se confirme d’elle-même le ${until}.`,
    chosen: ({ other, until }) =>
      `À ${other} de confirmer. Sans réponse, la mission se confirme d’elle-même le ${until}.`,
  },
  changesAsked: {
    requester: ({ other }) => `${other} sait ce qui est à reprendre, et dira quand c’est fait.`,
    chosen: ({ other }) => `${other} a écrit ce qui est à reprendre. Dites quand c’est fait.`,
  },
  disputed: { requester: inDispute, chosen: inDispute },
  decided: {
    requester: () => "Elle prend effet dans sept jours si personne ne la conteste.",
    chosen: () => "Elle prend effet dans sept jours si personne ne la conteste.",
  },
  toReview: { requester: toReview, chosen: toReview },
  finished,
  cancelled: { ...ended, requester: () => "Ce qui était convenu ne tient plus." },
  expired: {
    ...ended,
    requester: () =>
      "Sa date est passée. Publiez-la à nouveau avec une autre date, tout le reste est repris.",
  },
};

/** What an act that leads to a part of the page is called. */
export const actTexts = {
  "proposals.read": { one: "Lire la proposition", many: "Lire les propositions" },
  "mission.edited": "Modifier",
  "mission.repeated": { open: "Dupliquer", over: "Publier à nouveau" },
  "contact.asked": "Demander l’adresse",
  "dispute.read": "Voir le litige",
  "dispute.opened": "Ouvrir un litige",
} as const;

/** The same where several wait. */
export const manyTexts: Partial<Record<NowSituation, string>> = {
  proposed: "Des propositions attendent une réponse",
  countered: "Des contre-propositions attendent une réponse",
};

export const copy = {
  label: "Et maintenant",
  failed: "Où en est la mission n’a pas pu être chargé.",
  hour: "Heure",
  budget: "Budget",
  agreed: "Convenu",
  agreedBefore: "Était convenu",
  youPropose: "Vous proposez",
  from: "À partir de",
  hoursMissing: "Le prix est à l’heure\u00a0: vous confirmerez quand le jobbeur aura dit son temps.",
  contactMissing: "Adresse exacte et téléphone\u00a0: pas encore donnés, demandez-les par message.",
  stranger: "l’autre personne",
  details: "La mission",
} as const;

/** What is spoken aloud when a mission comes to stand otherwise. */
export const spokenText = (title: string, sentence: string) => `${title}. ${sentence}`;
/** « Karim B. propose » */
export const proposesText = (who: string) => `${who} propose`;
/** « 3 prix proposés », where they cannot be ranked. */
export const pricesText = (count: number) => `${count}\u00a0prix proposés`;
/** « · votre budget : 40 Jobi », beside what is proposed. */
export const budgetText = (price: string, isOwn: boolean) =>
  ` · ${isOwn ? "votre budget" : "budget"}\u00a0: ${price}`;
