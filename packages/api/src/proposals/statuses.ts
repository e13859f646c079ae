/** `contre_offre_client` waits for the jobbeur, `contre_offre_jobbeur` and `en_attente` for the mission's owner. */
export const proposalStatuses = [
  "en_attente",
  "contre_offre_client",
  "contre_offre_jobbeur",
  "acceptee",
  "refusee",
  "retiree",
  "expiree",
] as const;
