/** A figure that the product says of itself without counting it. */
export interface Claim {
  text: string;
  /** Who answers for it. */
  source: string;
  /** Off, the claim and what it stands on are not shown. */
  isShown: boolean;
}

/** Every claim that is not read from the data, in one place [FAQ-02]. */
export const claims = {
  satisfiedClients: {
    text: "250+ clients satisfaits",
    source: "Texte fixe du cahier des charges, sections 1 et 2",
    isShown: true,
  },
} as const satisfies Record<string, Claim>;
