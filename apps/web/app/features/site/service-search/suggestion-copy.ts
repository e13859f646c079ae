const past = {
  past: "Vos dernières recherches",
  pastWithoutNetwork: "Sans connexion\u00a0: vos dernières recherches",
  clearPast: "Effacer mes recherches",
} as const;

/** Why the list of services is empty, and what past searches are called. */
export const whatTexts = {
  ...past,
  hint: "Écrivez ce qu’il vous faut, avec vos mots.",
  none: "Aucun service de ce nom. Cherchez avec vos mots\u00a0: les profils seront lus.",
  offline: "Pas de connexion\u00a0: les suggestions reviendront avec elle.",
  failed: "Les suggestions ne sont pas arrivées. Cherchez avec vos mots.",
} as const;

/** Why the list of communes is empty. */
export const whereTexts = {
  ...past,
  hint: "Tapez au moins 2 caractères.",
  none: "Aucune commune trouvée. Vérifiez l’orthographe ou le code postal.",
  offline: "Pas de connexion\u00a0: écrivez le nom de la commune, elle sera comprise.",
  failed: "Les communes ne sont pas arrivées. Écrivez le nom de la vôtre, il sera compris.",
} as const;

/** Announced where past searches were cleared. */
export const pastCleared = "Vos recherches sont effacées de cet appareil.";
