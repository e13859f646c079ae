import type { SubscriptionStatus } from "./contract.ts";

/** Somebody on the free plan, among the first accounts. */
export const freeStatus: SubscriptionStatus = {
  plan: "gratuit",
  options: {},
  isPremium: false,
  etat: "none",
  demiTarif: true,
  prix: 245,
  mensualite: null,
  echeance: null,
  resilie: false,
};

/** The same person with premium, and an option on top. */
export const premiumStatus: SubscriptionStatus = {
  ...freeStatus,
  plan: "premium",
  options: { realisations: true },
  isPremium: true,
  etat: "active",
  mensualite: 395,
  echeance: "2026-12-18T08:30:00.000Z",
};
