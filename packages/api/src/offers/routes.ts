import type { Route } from "../http/route.ts";

export const offersRoutes = {
  browse: { method: "GET", path: "/api/offres-partenaires/offres", access: "public" },
  one: { method: "GET", path: "/api/offres-partenaires/offres/:offerId", access: "public" },
  create: { method: "POST", path: "/api/offres-partenaires/offres", access: "jobutil" },
  own: { method: "GET", path: "/api/offres-partenaires/mes-offres", access: "jobutil" },
  edit: { method: "PUT", path: "/api/offres-partenaires/offres/:offerId", access: "jobutil" },
  act: { method: "POST", path: "/api/offres-partenaires/offres/:offerId/acts", access: "jobutil" },
  take: { method: "POST", path: "/api/offres-partenaires/offres/:offerId/codes", access: "jobutil" },
  codes: { method: "GET", path: "/api/offres-partenaires/codes-qr/mes-codes", access: "jobutil" },
  check: { method: "GET", path: "/api/offres-partenaires/codes-qr/:hash", access: "jobutil" },
  validate: { method: "POST", path: "/api/offres-partenaires/codes-qr/:hash/validation", access: "jobutil" },
  favorites: { method: "GET", path: "/api/offres-partenaires/favoris", access: "jobutil" },
  addFavorite: { method: "PUT", path: "/api/offres-partenaires/favoris/:offerId", access: "jobutil" },
  removeFavorite: { method: "DELETE", path: "/api/offres-partenaires/favoris/:offerId", access: "jobutil" },
  totals: { method: "GET", path: "/api/admin/offres-partenaires/chiffres", access: "jobpadm" },
  every: { method: "GET", path: "/api/admin/offres-partenaires", access: "jobpadm" },
} as const satisfies Record<string, Route>;

/** Where an offer stands: its owner's alone, open to takers, held back for a while, over. */
export const offerStatuses = ["draft", "published", "paused", "ended"] as const;
export type OfferStatus = (typeof offerStatuses)[number];

/** What an owner does with an offer; publishing one that is paused opens it again. */
export const offerActs = ["publish", "pause", "end"] as const;
export type OfferAct = (typeof offerActs)[number];

/** Lengths in characters. */
export const offerTitle = { min: 5, max: 80 };
export const offerAdvantage = { min: 2, max: 40 };
export const offerDescription = { min: 20, max: 1000 };
export const offerConditions = { max: 500 };
/** The most codes that an owner can set for an offer. */
export const maxOfferCodes = 10_000;
/** The most offers of one person that are not over, and the longest one, in days. */
export const maxOffers = 20;
export const maxOfferDays = 366;
/** The most favourite offers of one person. */
export const maxFavoriteOffers = 200;
/** Offers a page. */
export const offersPageSize = 12;
