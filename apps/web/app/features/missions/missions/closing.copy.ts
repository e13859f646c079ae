import type { MissionStatus } from "@jobami/api/missions/contract";
import type { MissionAction } from "@jobami/machines/missions/mission";
import type { ClosingNoticeCode, ClosingProblemCode } from "@jobami/machines/missions/mission-closing";

export const copy = {
  title: "Mettre fin à la mission",
  leadBefore: "Vous n’en avez plus besoin\u202f? Dites-le ici\u00a0: les jobbeurs n’attendront pas.",
  leadAfter: "Le travail ne se fera pas\u202f? Dites-le ici.",
  noJobi: "Annuler coûte 1 Jobi, et votre solde est à 0.",
  keep: "Garder la mission",
  sending: "Envoi en cours…",
  retry: "Envoyer à nouveau",
  later: "Fermer",
} as const;

export const actionCopy: Record<MissionAction, { button: string; title: string }> = {
  complete: { button: "Terminer la mission", title: "La mission est terminée ?" },
  cancel: { button: "Annuler la mission", title: "Annuler cette mission ?" },
};

/**
 * What the owner may end here. Once a person was chosen, the work is confirmed among the steps of the mission, where its sum stands, and
 * nowhere else.
 */
export const endsHere = (action: MissionAction, statut: MissionStatus): boolean =>
  action === "cancel" || statut !== "en_cours";

/** What an end leads to: before a person was chosen it ends proposals, after that an agreement. */
export function actionText(action: MissionAction, statut: MissionStatus): string {
  if (statut === "en_cours")
    return "Annuler coûte 1\u00a0Jobi. Le jobbeur en est prévenu, et ce qui était convenu ne tient plus.";
  return action === "complete"
    ? "Elle n’accepte plus de propositions, et celles en cours prennent fin. Aucun Jobi n’est retiré."
    : "Annuler coûte 1 Jobi et met fin aux propositions en cours.";
}

/** « Votre solde passera de 24 à 23 Jobi. » */
export function balanceText(balance: number, cost: number): string {
  const after = balance - cost;
  const number = (amount: number) => new Intl.NumberFormat("fr-FR").format(amount);
  return `Votre solde passera de ${number(balance)} à ${number(after)}\u00a0Jobi.`;
}

const problems: Record<ClosingProblemCode, string> = {
  UNANSWERED:
    "Le serveur n’a pas répondu. Envoyez à nouveau\u00a0: la mission ne prendra fin, et ne coûtera, qu’une fois.",
  CHARGE_FAILED: "Erreur lors du retrait des Jobis, contactez le support impérativement",
  NOT_ALLOWED: "La mission a changé pendant ce temps\u00a0: ce n’est plus possible.",
  INSUFFICIENT_JOBI: "Annuler coûte 1 Jobi, et vous n’en avez pas assez.",
  CLOSING_REFUSED: "",
};

/** What a person is shown of a problem; the server's own sentence where the code has none. */
export function problemText({ code, message }: { code: ClosingProblemCode; message: string }): string {
  return problems[code] || message || "La mission n’a pas pu prendre fin.";
}

export const noticeTexts: Record<ClosingNoticeCode, string> = {
  MISSION_COMPLETED: "Votre mission est terminée",
  MISSION_CANCELLED: "Votre mission est annulée",
};
