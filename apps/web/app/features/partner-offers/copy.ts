/** The words of the page of partner offers, as long as there are none. */
export const words = {
  title: "Offres partenaires",
  lead: "Cette page réunira les avantages que des commerces et des professionnels d’ici réservent aux membres\u00a0: une remise sur la location d’une machine, un tarif sur des fournitures, un premier service offert.",
  state: "Il n’y en a pas pour le moment, et nous préférons vous le dire que d’en inventer.",
  askTitle: "Vous aimeriez en proposer une\u202f?",
  ask: "Dites-nous qui vous êtes et ce que vous imaginez. Nous vous écrirons quand les premières offres pourront être publiées.",
  write: "Nous en parler",
  subject: "Proposer une offre partenaire",
  services: "Voir les services",
} as const;
