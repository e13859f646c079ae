import { z } from "zod";
import { instantField } from "../http/fields.ts";
import { aiFeatures, aiProviders, mostModels } from "./routes.ts";

/** How a call of a provider ended; `pending` is under way, `unpaid` found no credit left at its end. */
export const aiOutcomes = [
  "pending",
  "answered",
  "invalid",
  "refused",
  "timeout",
  "unavailable",
  "aborted",
  "unpaid",
] as const;
export type AiOutcome = (typeof aiOutcomes)[number];

/** What a call was for: a feature, or a test of an administrator. */
export const aiPurposes = [...aiFeatures, "test"] as const;
export type AiPurpose = (typeof aiPurposes)[number];

const count = z.int().min(0);
/** Micro-dollars for a million tokens; null where no one declares what it costs. */
const rateSchema = z.object({ input: z.number().min(0), output: z.number().min(0) });
export type AiRate = z.output<typeof rateSchema>;

/** How a provider is set up. */
export const aiInfoSchema = z.object({
  provider: z.enum(aiProviders),
  /** `configured` by a key; `standIn`: this machine answers by itself; `off`: no one answers. */
  state: z.enum(["configured", "standIn", "off"]),
  /** Whether what people ask goes there. */
  isUsed: z.boolean(),
  host: z.string().nullable(),
  model: z.string(),
  /** The last four characters of its key. */
  keyEnd: z.string().nullable(),
  rate: rateSchema.nullable(),
  patienceMs: count,
  lastCall: z.object({ at: instantField, outcome: z.enum(aiOutcomes) }).nullable(),
});
export type AiInfo = z.output<typeof aiInfoSchema>;

/** What became of a test call. */
export const aiTestSchema = z.object({
  outcome: z.enum(aiOutcomes),
  model: z.string(),
  words: z.string().nullable(),
  tokensIn: count,
  tokensOut: count,
  durationMs: count,
  tries: count,
});
export type AiTest = z.output<typeof aiTestSchema>;

const figures = {
  calls: count,
  answered: count,
  failed: count,
  tokensIn: count,
  tokensOut: count,
  /** Micro-dollars, of the calls whose price is known. */
  costMicro: count,
  /** Calls whose price no one knows. */
  unpriced: count,
};
const figuresSchema = z.object(figures);
export type AiFigures = z.output<typeof figuresSchema>;

/** The calls of a provider in a period; one that is under way counts among the calls alone. */
export const aiStatsSchema = z.object({
  total: figuresSchema,
  /** Calls that the stand-in of this machine answered. */
  standIn: count,
  medianMs: count.nullable(),
  purposes: z.array(z.object({ purpose: z.enum(aiPurposes), ...figures })),
  /** The newest first, days without a call left out. */
  days: z.array(z.object({ day: z.iso.date(), ...figures })).max(366),
});
export type AiStats = z.output<typeof aiStatsSchema>;

/** Pictures that were made. */
export const aiImagesSchema = z.object({ images: count, failed: count, texts: count });
export type AiImages = z.output<typeof aiImagesSchema>;

const modelSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Tokens that it takes at once. */
  context: count.nullable(),
  rate: rateSchema.nullable(),
  /** Micro-dollars that an answer like ours would cost; null without answers to go by, or a price. */
  answerMicro: z.number().min(0).nullable(),
});
export type AiModel = z.output<typeof modelSchema>;

/** What the models of OpenRouter cost, and what a credit would. */
export const aiPricingSchema = z.object({
  state: z.enum(["configured", "standIn", "off"]),
  /** The model that is set. */
  model: z.string(),
  models: z.array(modelSchema).max(mostModels),
  /** The mean of the answers of the last 30 days; null without any. */
  answers: z.object({ count, tokensIn: z.number().min(0), tokensOut: z.number().min(0) }).nullable(),
  /** Cents of a euro that a credit is sold for at least. */
  creditCents: z.number().min(0),
});
export type AiPricing = z.output<typeof aiPricingSchema>;
