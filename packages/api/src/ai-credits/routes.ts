import type { Route } from "../http/route.ts";

export const aiCreditsRoutes = {
  balance: { method: "GET", path: "/api/ai-credits", access: "jobutil" },
  history: { method: "GET", path: "/api/ai-credits/history", access: "jobutil" },
  buy: { method: "POST", path: "/api/ai-credits/buy", access: "jobutil" },
  buyByCard: { method: "POST", path: "/api/ai-credits/buy-stripe", access: "jobutil" },
  use: { method: "POST", path: "/api/ai-credits/use", access: "jobutil" },
} as const satisfies Record<string, Route>;

/** Credits in one purchase, and what they cost: whole Jobi, or cents. */
export interface CreditPack {
  quantity: number;
  jobi: number;
  cents: number;
}

/** What is sold. */
export const creditPacks: readonly CreditPack[] = [
  { quantity: 10, jobi: 5, cents: 190 },
  { quantity: 30, jobi: 12, cents: 490 },
  { quantity: 100, jobi: 35, cents: 1290 },
];

/** What everybody is given with their account. */
export const creditsAtSignUp = 5;

/** AICR-04: so many lines of the history on a page. */
export const creditHistoryPage = 10;

/** A balance is good for 30 s, in ms. */
export const creditReading = { dedupingInterval: 30_000 } as const;
