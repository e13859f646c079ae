/** The zone of mainland France, of Corsica, and of the site itself: of its bills, its figures and its registers. Overseas: `zoneOf`. */
export const franceZone = "Europe/Paris";
