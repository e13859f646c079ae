import type { AiImages, AiInfo, AiPricing, AiStats, LikelyHalfDay, PriceBasis } from "./contract.ts";

export const suggestedDescription =
  "Je cherche quelqu’un pour monter une armoire de trois portes, achetée en kit, et fixer deux étagères dans un mur en brique.\n\nLes meubles sont livrés, les notices sont dans les cartons. Une perceuse est à apporter.";
export const suggestedReply =
  "Merci pour votre retour et pour votre accueil. Ce fut un plaisir de travailler chez vous, au besoin n’hésitez pas à revenir vers moi.";
export const priceBasis: PriceBasis = { scope: "nearby", count: 14, low: 50, median: 60, high: 75 };
export const likelyHalfDays: readonly LikelyHalfDay[] = [
  { day: "2026-11-28", moment: "matin", free: 8, weeks: 8 },
  { day: "2026-12-01", moment: "apres-midi", free: 7, weeks: 8 },
];

/** A provider that is set up by a key. */
export const configuredAi: AiInfo = {
  provider: "openai",
  state: "configured",
  isUsed: true,
  host: "api.openai.com",
  model: "gpt-4o-mini",
  keyEnd: "x7Qd",
  rate: { input: 150_000, output: 600_000 },
  patienceMs: 20_000,
  lastCall: { at: "2026-11-18T16:42:00.000Z", outcome: "answered" },
};
/** This machine answers by itself. */
export const standInAi: AiInfo = {
  ...configuredAi,
  state: "standIn",
  host: null,
  model: "jobami/doublure",
  keyEnd: null,
  rate: { input: 0, output: 0 },
};
export const aiOff: AiInfo = {
  ...configuredAi,
  provider: "openrouter",
  state: "off",
  isUsed: false,
  host: null,
  keyEnd: null,
  lastCall: null,
};

const none = {
  calls: 0,
  answered: 0,
  failed: 0,
  tokensIn: 0,
  tokensOut: 0,
  costMicro: 0,
  unpriced: 0,
};

/** A month of calls. */
export const aiStats: AiStats = {
  total: {
    calls: 212,
    answered: 203,
    failed: 9,
    tokensIn: 96_400,
    tokensOut: 38_900,
    costMicro: 37_800,
    unpriced: 0,
  },
  standIn: 0,
  medianMs: 1_840,
  purposes: [
    {
      purpose: "description",
      ...none,
      calls: 118,
      answered: 114,
      failed: 4,
      tokensIn: 51_000,
      tokensOut: 24_600,
      costMicro: 22_410,
    },
    {
      purpose: "price",
      ...none,
      calls: 41,
      answered: 40,
      failed: 1,
      tokensIn: 19_300,
      tokensOut: 4_100,
      costMicro: 5_355,
    },
    {
      purpose: "reply",
      ...none,
      calls: 33,
      answered: 31,
      failed: 2,
      tokensIn: 15_200,
      tokensOut: 6_300,
      costMicro: 6_060,
    },
    {
      purpose: "fit",
      ...none,
      calls: 12,
      answered: 11,
      failed: 1,
      tokensIn: 7_700,
      tokensOut: 2_600,
      costMicro: 2_715,
    },
    {
      purpose: "availability",
      ...none,
      calls: 6,
      answered: 5,
      failed: 1,
      tokensIn: 3_000,
      tokensOut: 1_200,
      costMicro: 1_170,
    },
    { purpose: "test", ...none, calls: 2, answered: 2, tokensIn: 200, tokensOut: 100, costMicro: 90 },
  ],
  days: [
    {
      day: "2026-11-25",
      ...none,
      calls: 24,
      answered: 23,
      failed: 1,
      tokensIn: 10_900,
      tokensOut: 4_400,
      costMicro: 4_275,
    },
    {
      day: "2026-11-24",
      ...none,
      calls: 31,
      answered: 31,
      tokensIn: 14_100,
      tokensOut: 5_700,
      costMicro: 5_535,
    },
    {
      day: "2026-11-23",
      ...none,
      calls: 18,
      answered: 14,
      failed: 4,
      tokensIn: 7_800,
      tokensOut: 2_900,
      costMicro: 2_910,
    },
  ],
};
/** Nothing was asked yet. */
export const noAiStats: AiStats = {
  total: none,
  standIn: 0,
  medianMs: null,
  purposes: aiStats.purposes.map(({ purpose }) => ({ purpose, ...none })),
  days: [],
};
export const noAiImages: AiImages = { images: 0, failed: 0, texts: 212 };

/** What some models cost. */
export const aiPricing: AiPricing = {
  state: "configured",
  model: "openai/gpt-4o-mini",
  models: [
    {
      id: "mistralai/mistral-small",
      name: "Mistral Small",
      context: 32_768,
      rate: { input: 100_000, output: 300_000 },
      answerMicro: 103,
    },
    {
      id: "openai/gpt-4o-mini",
      name: "GPT-4o mini",
      context: 128_000,
      rate: { input: 150_000, output: 600_000 },
      answerMicro: 186,
    },
    {
      id: "anthropic/claude-haiku",
      name: "Claude Haiku",
      context: 200_000,
      rate: { input: 800_000, output: 4_000_000 },
      answerMicro: 1_143,
    },
    { id: "openrouter/auto", name: "Choix automatique", context: null, rate: null, answerMicro: null },
  ],
  answers: { count: 203, tokensIn: 475, tokensOut: 191 },
  creditCents: 12.9,
};
