import type { PersonOptions, PromoOutcome, SubscriptionRevenue, SubscriptionStatus } from "./contract.ts";

/** A person on the free plan, among the first accounts. */
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

/** A code that is better than the half price. */
export const promoOutcome: PromoOutcome = {
  code: "SALON-LYON",
  percent: 60,
  applies: "code",
  before: 490,
  prix: 196,
};

/** The options of a premium person, one of them set for them alone. */
export const personOptions: PersonOptions = {
  id: "019a1000-0000-7000-8000-000000000042",
  name: "Jeanne Morel",
  email: "jeanne@exemple.fr",
  plan: "premium",
  etat: "active",
  options: [
    { key: "reponses_types", value: true, override: null, isBought: false },
    { key: "aide_prioritaire", value: true, override: null, isBought: false },
    { key: "realisations", value: true, override: null, isBought: true },
    { key: "statistiques", value: false, override: false, isBought: false },
  ],
};

/** A year of income. */
export const revenue: SubscriptionRevenue = {
  months: Array.from({ length: 12 }, (_, place) => ({
    month: place === 0 ? "2025-12" : `2026-${String(place).padStart(2, "0")}`,
    premium: 24_500 + 3900 * place,
    credits: 4900 + 1100 * (place % 5),
    vat: Math.round((24_500 + 3900 * place + 4900 + 1100 * (place % 5)) / 6),
    began: 9 + (place % 4),
    ended: 2 + (place % 3),
    atStart: 80 + 8 * place,
  })),
  active: 171,
  cancelling: 6,
  overdue: 3,
  plans: { gratuit: 2140, premium: 180 },
  prices: [
    { cents: 245, count: 121 },
    { cents: 490, count: 40 },
    { cents: 395, count: 19 },
  ],
};
