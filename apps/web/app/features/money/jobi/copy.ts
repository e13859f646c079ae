import type { JobiGain, JobiMovement } from "@jobami/api/jobi/contract";
import type { JobiGrantReason } from "@jobami/api/jobi/grants";
import { jobiReasonLabels } from "@jobami/api/jobi/reasons";

export const copy = {
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
  gains: "Comment en gagner ?",
  download: "Télécharger (CSV)",
  emptyText: "Ce que vous gagnez et dépensez s’inscrit ici, et n’en sort plus.",
} as const;

/** What is stated of what earns Jobi, and of where it is done. */
export const gainCopy: Record<JobiGrantReason, { text: string; act: string }> = {
  inscription: {
    text: "De quoi demander un premier coup de main.",
    act: "",
  },
  profil_complet: {
    text: "Toutes les rubriques de votre profil sont remplies.",
    act: "Compléter mon profil",
  },
  premiere_mission: {
    text: "Que vous l’ayez demandée ou faite.",
    act: "Voir mes missions",
  },
  avis_ecrit: {
    text: "Un par mission terminée, quatre par mois au plus.",
    act: "Écrire un avis",
  },
};

/** How a gain stands. */
export function gainState({ raison, fois, ouvert }: JobiGain): string {
  if (raison === "avis_ecrit" && fois > 0) return ouvert ? `Reçus ${fois} fois` : "Assez pour ce mois";
  return fois > 0 ? "Reçus" : "À gagner";
}

/** What a movement is called. */
export function movementTitle({ raison, titre }: Pick<JobiMovement, "raison" | "titre">): string {
  return raison === "retrait" ? (titre ?? "") : jobiReasonLabels[raison];
}
