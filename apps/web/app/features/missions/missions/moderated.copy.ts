/** What its owner and staff read of a mission that moderators took away. */
export const hiddenCopy = {
  badge: "Masquée",
  title: "Cette mission est masquée par la modération",
  detail:
    "Les autres ne la voient plus et ne peuvent plus y répondre. Le motif et la façon de contester sont dans les notifications et les e-mails de son auteur.",
} as const;

/** Where what is masked stands, under a title. */
export const maskedTitleText = "Dans le titre";
