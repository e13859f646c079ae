/** What the cookie banner shows of the cookies; its commands have the text of the requirements already [COOK-01]. */
export const cookieCopy = {
  text: "Les nécessaires font marcher le site. Les autres attendent votre accord.",
  more: "En savoir plus",
  choiceTitle: "Votre choix",
  acceptAll: "Tout accepter",
  refuse: "Refuser",
} as const;
