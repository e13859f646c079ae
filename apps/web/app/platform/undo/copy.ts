export const undoCopy = {
  group: "Modifications",
  undo: "Annuler",
  redo: "Rétablir",
  undone: "Modification annulée",
  redone: "Modification rétablie",
} as const;
