/** Copy of the display settings, in their dialog and on their page. */
export const copy = {
  title: "Réglages d’affichage",
  lead: "Ces choix comptent aussitôt et restent sur cet appareil.",
} as const;
