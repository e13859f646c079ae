/** What narrows a list seldom, as people choose it. */
export const filterCopy = {
  budget: "Prix",
  budgets: { "": "Tous", fixe: "Prix fixe", heure: "À l’heure" },
  payment: "Paiement",
  payments: {
    "": "Tous",
    euros: "En euros",
    jobis: "En Jobi",
    mixte: "En euros et Jobi",
  },
  postedBy: "Publiée par",
  posters: { "": "Tout le monde", particuliers: "Des particuliers", jobbeurs: "Des jobbeurs" },
  proposal: "Ma proposition",
  proposals: {
    "": "Avec ou sans",
    "en-cours": "En cours",
    acceptees: "Acceptée",
    refusees: "Refusée ou expirée",
  },
} as const;
