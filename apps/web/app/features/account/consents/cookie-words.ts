/** What the cookie banner says of the cookies; its commands have the words of the requirements already [COOK-01]. */
export const cookieWords = {
  text: "Les nécessaires font marcher le site. Les autres attendent votre accord.",
  more: "En savoir plus",
  choiceTitle: "Votre choix",
  acceptAll: "Tout accepter",
  refuse: "Refuser",
} as const;
