/** What the product promises or states of itself without counting it. */
export interface Claim {
  text: string;
  /** Who answers for it. */
  source: string;
  /** Off, the claim and what it stands on are not shown. */
  isShown: boolean;
}

/** Every claim that is not read from the data, in one place [FAQ-02, LAND-05, POL-02 to POL-08, PROP-26, SUB-15]. */
export const claims = {
  satisfiedClients: {
    text: "250+ clients satisfaits",
    source: "Texte fixe du cahier des charges, sections 1 et 2",
    isShown: true,
  },
  freeSignUp: {
    text: "Inscription 100\u00a0% gratuite",
    source: "Cahier des charges, section 1\u202f; aucun appel de l’inscription ne demande de paiement",
    isShown: true,
  },
  noCommission: {
    text: "Aucune commission",
    source: "Cahier des charges, section 1\u202f; le prix convenu est le seul montant du contrat",
    isShown: true,
  },
  directPayment: {
    text: "Paiement direct entre vous",
    source: "Les conditions générales\u00a0: aucun paiement en euros ne passe par le service",
    isShown: true,
  },
  halfPrice: {
    text: "À moitié prix, à vie, pour les 500\u00a0premiers inscrits",
    source: "Cahier des charges, sections 1 et 9\u202f; le serveur compte les places données à l’inscription",
    isShown: true,
  },
  handymanDay: {
    text: "+150€/jour",
    source: "Texte fixe du cahier des charges, section 2 (cartes mises en avant)",
    isShown: true,
  },
  verifiedProfiles: {
    text: "Profils vérifiés et notés",
    source: "Cahier des charges, section 1 ; ce qui a été vérifié se lit sur chaque profil",
    isShown: true,
  },
  securePayments: {
    text: "Paiements sécurisés",
    source: "Cahier des charges, section 1 ; les conditions générales disent comment l’on se règle",
    isShown: true,
  },
  support: {
    text: "Assistance 24h/24 et 7j/7",
    source: "Cahier des charges, section 1 ; les heures de l’équipe sont celles de l’aide",
    isShown: true,
  },
  earnings: {
    text: "De 300 à 1\u202f500 € par mois",
    source: "Texte fixe du cahier des charges, section 1",
    isShown: true,
  },
  moreRequests: {
    text: "3x plus de demandes",
    source: "Texte fixe du cahier des charges, section 1",
    isShown: true,
  },
} as const satisfies Record<string, Claim>;

/** The texts of those claims that are switched on, in the order asked for. */
export function shownClaims(...names: readonly (keyof typeof claims)[]): string[] {
  return textsOf(names.map((name) => claims[name]));
}

/** The texts of those that are switched on. */
export function textsOf(some: readonly Claim[]): string[] {
  return some.filter(({ isShown }) => isShown).map(({ text }) => text);
}
