export const photo = {
  title: "Photo de profil",
  text: "Un visage inspire confiance. Votre photo est visible de tous.",
  choose: "Choisir une photo",
  change: "Changer de photo",
  remove: "Retirer la photo",
  removing: "Retrait en cours…",
  keeping: "Enregistrement de votre photo…",
  changed: "Votre nouvelle photo est en place.",
  removed: "Votre photo est retirée.",
  restored: "Votre photo est de retour.",
  undo: "Annuler",
  retry: "Réessayer",
  /** What the picture itself is, for those who do not see it. */
  shown: (name: string) => `Photo de profil de ${name}`,
  none: (name: string) => `Pas de photo\u00a0: initiales de ${name}`,
} as const;
