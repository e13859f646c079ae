import type { JobiMovement, JobiReason } from "@jobami/api/jobi/contract";

export const words = {
  title: "Mes Jobi",
  lead: "La monnaie d’entraide de la maison : elle se gagne en rendant service, et paie les missions que vous demandez.",
  balance: "Solde",
  balanceHelp: "Le Jobi ne s’achète pas et ne se change pas en euros.",
  movements: "Mouvements",
  all: "Tout",
  received: "Reçus",
  spent: "Dépensés",
  left: "Solde : ",
  empty: "Aucun mouvement",
  emptyText: "Ce que vous gagnez et dépensez s’inscrit ici, et n’en sort plus.",
} as const;

const reasons: Record<Exclude<JobiReason, "retrait">, string> = {
  inscription: "Offerts à l’inscription",
  annulation_mission: "Mission annulée",
  paiement_mission: "Paiement d’une mission",
};

/** What a movement is called. */
export function movementTitle({ raison, titre }: Pick<JobiMovement, "raison" | "titre">): string {
  return raison === "retrait" ? (titre ?? "") : reasons[raison];
}
