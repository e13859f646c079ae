import type { Route } from "../http/route.ts";

export const promocodesRoutes = {
  list: { method: "GET", path: "/api/admin/promocodes", access: "jobpadm" },
  create: { method: "POST", path: "/api/admin/promocodes", access: "jobpadm" },
  disable: { method: "POST", path: "/api/admin/promocodes/:promoId/disable", access: "jobpadm" },
} as const satisfies Record<string, Route>;

/** How a code stands: not yet, now, its days are over, all its uses are taken, taken back by staff. */
export const promoStates = ["upcoming", "open", "over", "exhausted", "disabled"] as const;
export type PromoState = (typeof promoStates)[number];

/** Length of a code, in characters. */
export const promoCodeLength = { min: 4, max: 24 };
/** Percent of the plan's price. Above the most, what is left is less than a card payment of the provider may be (0,50 €). */
export const promoPercent = { min: 5, max: 85 };
/** The most uses that a code can be given. */
export const maxPromoUses = 100_000;
/** The longest time that a code is open, in days. */
export const maxPromoDays = 730;

/** A code as it is stored, however it was typed. */
export const plainPromoCode = (typed: string): string => typed.trim().toUpperCase();
