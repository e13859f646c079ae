/** Copy of the lists of missions. */
export const copy = {
  details: "La mission",
  openPage: "Ouvrir la page",
  closeBeside: "Fermer la mission",
  tabs: { ouvertes: "Ouvertes", correspondantes: "Pour vous", mes: "Mes missions" },
  near: "Dans votre zone",
  urgent: "Urgentes",
  when: "Quand",
  whens: { "": "Toute date", semaine: "Cette semaine", prochaine: "Semaine prochaine" },
  day: "Jour de la mission",
  onDay: (day: string) => `Le ${day}`,
  everyCategory: "Toute catégorie",
  beyondZone: "Aussi hors de votre zone",
  liked: "Celles que j’aime",
} as const;

/** Orders of a list, as people choose them. */
export const sortLabels = {
  recent: "Plus récentes",
  date: "Prochaines dates",
  amount: "Mieux payées",
} as const;
