/** Copy of the lists of missions. */
export const copy = {
  details: "La mission",
  openPage: "Ouvrir la page",
  closeBeside: "Fermer la mission",
  tabs: { ouvertes: "Missions ouvertes", correspondantes: "Pour vous", mes: "Mes missions" },
  near: "Dans ma zone",
  urgent: "Urgentes",
  when: "Quand",
  whens: { "": "Toute date", semaine: "Cette semaine", prochaine: "Semaine prochaine" },
  aDay: "Un jour précis",
  day: "Jour de la mission",
  onDay: (day: string) => `Le ${day}`,
  everyCategory: "Toute catégorie",
  beyondZone: "Aussi hors de ma zone",
  liked: "Celles que j’aime",
  noneNear: "Aucune mission ouverte dans votre zone",
  noneNearHelp: "Vous êtes prévenu dès qu’il s’en publie une qui vous correspond.",
  everywhere: "Voir partout",
} as const;

/** Orders of a list, as people choose them. */
export const sortLabels = {
  recent: "Plus récentes",
  date: "Prochaines dates",
  amount: "Mieux payées",
} as const;

/** What its owner and staff read of a mission that moderators took away. */
export const hiddenCopy = {
  badge: "Masquée",
  title: "Cette mission est masquée par la modération",
  detail:
    "Les autres ne la voient plus et ne peuvent plus y répondre. Le motif et la façon de contester sont dans les notifications et les e-mails de son auteur.",
} as const;

/** Where what is masked stands, under a title. */
export const maskedTitleText = "Dans le titre";
