/** Words of a mission beside the list. */
export const words = { openPage: "Ouvrir la page", closeBeside: "Fermer la mission" } as const;

/** Orders of a list, as people choose them. */
export const sortLabels = {
  recent: "Les plus récentes",
  date: "Les plus proches",
  amount: "Les mieux payées",
} as const;
