import type { PageEntry } from "./page-entry.ts";

/** The pages of partner offers that are for everybody besides the list of all: no visitor loads them before. */
export const publicOfferPages = {
  partnersOffers: { path: "/offres-partenaires/:slug", label: "Offres d’un jobbeur" },
  partnerOffer: { path: "/offres-partenaires/:slug/:offerId", label: "Offre partenaire" },
} as const satisfies Record<string, PageEntry>;

/** The pages of partner offers for those who are signed in: no visitor loads them. */
export const offerPages = {
  ownOffers: {
    path: "/dashboard/mes-offres-partenaires",
    label: "Mes offres partenaires",
    group: "visibility",
    icon: "ticketPercent",
    offered: ["rail"],
    isForJobbeurs: true,
  },
  newOffer: {
    path: "/dashboard/mes-offres-partenaires/nouvelle",
    label: "Nouvelle offre",
    group: "visibility",
  },
  ownOffer: {
    path: "/dashboard/mes-offres-partenaires/:offerId",
    label: "Offre partenaire",
    group: "visibility",
  },
  scanner: {
    path: "/dashboard/scanner-qr",
    label: "Scanner un code",
    group: "visibility",
    icon: "scanLine",
    offered: ["rail"],
    isForJobbeurs: true,
  },
  codeCheck: { path: "/dashboard/valider/:hash", label: "Valider un code", group: "visibility" },
  browseOffers: {
    path: "/dashboard/offres-partenaires",
    label: "Offres partenaires",
    group: "benefits",
    icon: "tag",
    offered: ["rail"],
  },
  ownCodes: {
    path: "/dashboard/mes-codes-qr",
    label: "Mes codes QR",
    group: "benefits",
    icon: "qrCode",
    offered: ["rail"],
  },
  favoriteOffers: {
    path: "/dashboard/profil/favoris-offres-partenaires",
    label: "Offres favorites",
    group: "benefits",
    icon: "bookmark",
    offered: ["rail"],
  },
} as const satisfies Record<string, PageEntry>;
