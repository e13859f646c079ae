import type { AutosaveStatus } from "@jobami/machines/forms/autosave";

/** What is stated of where the last change stands. */
export const saveStates: Record<AutosaveStatus, string> = {
  saved: "Enregistré",
  unsaved: "Modifications en cours…",
  unfinished: "À compléter avant l’enregistrement",
  saving: "Enregistrement…",
  unanswered: "Pas encore enregistré : gardé sur cet appareil",
  refused: "Non enregistré",
  conflict: "En attente de votre choix",
};

export const saveCopy = {
  retry: "Réessayer",
  undo: "Annuler la modification",
  choose: "Choisir",
  conflictText:
    "Un autre onglet ou un autre appareil l’a enregistré pendant que vous écriviez. Laquelle des deux versions gardez-vous\u202f?",
  keepMine: "Garder ce que je vois",
  takeTheirs: "Prendre l’autre version",
} as const;
