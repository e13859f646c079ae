import { displayText } from "@jobami/api/http/display-text";
import type { DeclineReason, Mission, MissionAsk } from "@jobami/api/missions/contract";
import { instantText } from "../../../entities/mission/index.ts";

type Asking = NonNullable<Mission["asking"]>;

/** Copy of asking a few people first, for who asks and for who is asked. */
export const copy = {
  people: "Personnes demandées",
  failed: "Les réponses n’ont pas pu être chargées.",
  open: "L’ouvrir à tous maintenant",
  openLater: "L’ouvrir à tous",
  opening: "Ouverture en cours…",
  opened: "Elle est ouverte à tous\u00a0: les jobbeurs à qui elle convient sont prévenus.",
  asked: "On vous le demande",
  askedList: "Ce qu’on vous demande",
  answer: "Répondre",
  decline: "Je ne peux pas",
  declineTitle: "Vous ne pouvez pas\u202f?",
  without: "Sans explication",
  send: "Envoyer",
  sending: "Envoi en cours…",
  back: "Revenir",
  declined: "Votre réponse est envoyée",
  pageFailed: "Ce qu’on vous demande n’a pas pu être chargé.",
} as const;

/** What a person may say who cannot, in the order of the list. */
export const reasonTexts: Record<DeclineReason, string> = {
  day: "Pas libre ce jour-là, une autre fois avec plaisir\u202f!",
  busy: "Mon planning est plein en ce moment, une prochaine fois\u202f!",
  distance: "C’est un peu loin pour moi, merci d’avoir pensé à moi.",
  service: "Ce n’est pas mon fort\u00a0: quelqu’un d’autre le fera mieux.",
};

/** What holds while a few are asked, for who asks: below their names. */
export function waitText({ until, opensAfter }: Asking, asks: readonly MissionAsk[], zone: string): string {
  const [only] = asks;
  const ifNone =
    only !== undefined && asks.length === 1
      ? `Si ${displayText(only.person.prenom)} n’accepte pas`
      : "Si aucune de ces personnes n’accepte";
  const after = opensAfter ? "elle s’ouvre à tous" : "vous pourrez l’ouvrir à tous";
  return `Personne d’autre ne la voit jusqu’au ${instantText(until, zone)}. ${ifNone}, ${after}.`;
}

/** What holds for who is asked. */
export function askedText(prenom: string, { until }: Asking, zone: string): string {
  return `${displayText(prenom)} a pensé à vous avant de publier. Vous avez jusqu’au ${instantText(until, zone)} pour répondre.`;
}

/** « jusqu’au dimanche 29 novembre à 14:30 » */
export const untilText = ({ until }: Asking, zone: string) => `Jusqu’au ${instantText(until, zone)}`;

/** The field of what one says when one cannot. */
export const reasonLabel = (prenom: string) => `Un mot pour ${displayText(prenom)}`;

/** How a person who was asked stands. */
export const stateTexts: Record<MissionAsk["state"], string> = {
  waiting: "Pas encore vue",
  seen: "Vue",
  proposed: "A répondu",
  refused: "Ne peut pas",
  away: "Plus disponible",
  lapsed: "Sans réponse",
  released: "Sans suite",
};

/** How each state is shown. */
export const stateTones = {
  waiting: "neutral",
  seen: "info",
  proposed: "success",
  refused: "warning",
  away: "neutral",
  lapsed: "neutral",
  released: "neutral",
} as const satisfies Record<MissionAsk["state"], string>;
