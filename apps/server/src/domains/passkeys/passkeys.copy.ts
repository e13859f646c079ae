/** What the calls of this domain state when they go through. */
export const copy = {
  added: "Votre clé d’accès est prête.",
  removed: "La clé d’accès est retirée.",
} as const;
