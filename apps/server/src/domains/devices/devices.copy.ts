/** What the calls about devices state when they go through. */
export const copy = {
  endedOne: "La session est fermée.",
  endedOthers: (count: number) => {
    if (count === 0) return "Aucune autre session n’était ouverte.";
    return count === 1 ? "L’autre session est fermée." : `${count} autres sessions sont fermées.`;
  },
  disowned: "Cet appareil est déconnecté. Choisissez maintenant un nouveau mot de passe.",
} as const;
