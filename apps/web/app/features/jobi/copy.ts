import type { JobiGain, JobiMovement, JobiReason } from "@jobami/api/jobi/contract";
import type { JobiGrantReason } from "@jobami/api/jobi/grants";

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
  gains: "Comment en gagner ?",
  download: "Télécharger (CSV)",
  emptyText: "Ce que vous gagnez et dépensez s’inscrit ici, et n’en sort plus.",
} as const;

/** What earns Jobi, and where it is done. */
export const gainWords: Record<JobiGrantReason, { title: string; text: string; act: string }> = {
  inscription: {
    title: "Offerts à l’inscription",
    text: "De quoi demander un premier coup de main.",
    act: "",
  },
  profil_complet: {
    title: "Profil complet",
    text: "Toutes les rubriques de votre profil sont remplies.",
    act: "Compléter mon profil",
  },
  premiere_mission: {
    title: "Première mission confirmée",
    text: "Que vous l’ayez demandée ou faite.",
    act: "Voir mes missions",
  },
  avis_ecrit: {
    title: "Avis écrit",
    text: "Un par mission terminée, quatre par mois au plus.",
    act: "Écrire un avis",
  },
};

/** How a gain stands. */
export function gainState({ raison, fois, ouvert }: JobiGain): string {
  if (raison === "avis_ecrit" && fois > 0) return ouvert ? `Reçus ${fois} fois` : "Assez pour ce mois";
  return fois > 0 ? "Reçus" : "À gagner";
}

const reasons: Record<Exclude<JobiReason, "retrait">, string> = {
  inscription: gainWords.inscription.title,
  profil_complet: gainWords.profil_complet.title,
  premiere_mission: gainWords.premiere_mission.title,
  avis_ecrit: gainWords.avis_ecrit.title,
  annulation_mission: "Mission annulée",
  paiement_mission: "Paiement d’une mission",
};

/** What a movement is called. */
export function movementTitle({ raison, titre }: Pick<JobiMovement, "raison" | "titre">): string {
  return raison === "retrait" ? (titre ?? "") : reasons[raison];
}
