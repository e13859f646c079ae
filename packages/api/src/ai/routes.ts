import type { Route } from "../http/route.ts";

export const aiRoutes = {
  describe: { method: "POST", path: "/api/ai/description", access: "jobutil" },
  price: { method: "POST", path: "/api/ai/price", access: "jobutil" },
  reply: { method: "POST", path: "/api/ai/review-reply", access: "jobutil" },
  fit: { method: "POST", path: "/api/ai/mission-fit", access: "jobutil" },
  availability: { method: "POST", path: "/api/ai/availability", access: "jobutil" },
  info: { method: "GET", path: "/api/admin/ai/:provider", access: "jobpadm" },
  test: { method: "POST", path: "/api/admin/ai/:provider/test", access: "jobpadm" },
  stats: { method: "GET", path: "/api/admin/ai/:provider/stats", access: "jobpadm" },
  images: { method: "GET", path: "/api/admin/ai-images", access: "jobpadm" },
  pricing: { method: "GET", path: "/api/admin/ai-prices", access: "jobpadm" },
} as const satisfies Record<string, Route>;

/** What people are helped with by AI, a credit each [AICR-16]. */
export const aiFeatures = ["description", "price", "reply", "fit", "availability"] as const;
export type AiFeature = (typeof aiFeatures)[number];

/** Who can answer. */
export const aiProviders = ["openai", "openrouter"] as const;
export type AiProvider = (typeof aiProviders)[number];

/** The longest text that is proposed, in characters. */
export const longestSuggestion = 2000;
/** The fewest letters that a description is written from, and the most, in characters. */
export const minPrompt = 3;
export const maxPrompt = 600;
/** The fewest past missions that a prediction stands on. */
export const fewestPastMissions = 3;
/** How far accepted missions count as nearby, in km. */
export const nearbyKm = 30;
/** Half-days that are reported at most. */
export const mostHalfDays = 6;
/** Models of a price list that are reported at most. */
export const mostModels = 500;
