import { z } from "zod";
import { answer, endpoint } from "../http/contract.ts";
import { idField, line, paragraph } from "../http/fields.ts";
import { budgetTypes } from "../missions/contract.ts";
import { communeCodeField } from "../places/contract.ts";
import { periods } from "../staff/routes.ts";
import { categorySlugs, isSubcategoryOf, subcategorySlugs } from "../taxonomy/taxonomy.ts";
import { aiImagesSchema, aiInfoSchema, aiPricingSchema, aiStatsSchema, aiTestSchema } from "./admin.ts";
import { aiProviders, aiRoutes, longestSuggestion, maxPrompt, minPrompt, mostHalfDays } from "./routes.ts";

export {
  type AiFigures,
  type AiImages,
  type AiInfo,
  type AiModel,
  type AiOutcome,
  type AiPricing,
  type AiPurpose,
  type AiRate,
  type AiStats,
  type AiTest,
  aiOutcomes,
  aiPurposes,
} from "./admin.ts";

const texte = z.string().min(1).max(longestSuggestion);
/** What was proposed, and what is left of the credits. */
const suggested = <S extends z.ZodRawShape>(shape: S) =>
  answer({ data: z.object({ texte, ...shape }), credits: z.int().min(0) });

const serviceShape = {
  category: z.enum(categorySlugs, "Choisissez une catégorie."),
  subcategory: z.enum(subcategorySlugs, "Choisissez une sous-catégorie."),
};
const belongs = (service: { category: string; subcategory: string }, context: z.RefinementCtx) => {
  if (!isSubcategoryOf(service.subcategory, service.category))
    context.addIssue({
      code: "custom",
      path: ["subcategory"],
      message: "Cette sous-catégorie n’est pas de la catégorie choisie.",
    });
};

const describeBody = z
  .object({
    ...serviceShape,
    title: line({ name: "Titre", min: 0, max: 120 }).default(""),
    words: paragraph({ name: "Vos mots", min: minPrompt, max: maxPrompt }),
  })
  .superRefine(belongs);
export type DescribeBody = z.input<typeof describeBody>;
export type DescribeInput = z.output<typeof describeBody>;

const priceBody = z
  .object({
    ...serviceShape,
    budgetType: z.enum(budgetTypes, "Choisissez un prix fixe ou à l’heure."),
    placeCode: communeCodeField,
    title: line({ name: "Titre", min: 0, max: 120 }).default(""),
  })
  .superRefine(belongs);
export type PriceBody = z.input<typeof priceBody>;
export type PriceInput = z.output<typeof priceBody>;

/** On which accepted missions a price stands, in whole euros. */
export const priceBasisSchema = z.object({
  /** Those around the commune where they are enough, else those of everywhere. */
  scope: z.enum(["nearby", "everywhere"]),
  count: z.int().min(1),
  low: z.number(),
  median: z.number(),
  high: z.number(),
});
export type PriceBasis = z.output<typeof priceBasisSchema>;

const halfDaySchema = z.object({
  day: z.iso.date(),
  moment: z.enum(["matin", "apres-midi"]),
  /** In how many of the past weeks that half-day was free. */
  free: z.int().min(0),
  weeks: z.int().min(1),
});
/** A half-day to come that is likely to be free. */
export type LikelyHalfDay = z.output<typeof halfDaySchema>;

const refusals = ["AI_CONSENT_REQUIRED", "AI_UNAVAILABLE", "INSUFFICIENT_AI_CREDITS"] as const;
const provider = z.object({ provider: z.enum(aiProviders) });
const period = z.strictObject({ period: z.enum(periods, "Ce choix n’est pas connu.").optional() });

export const aiContract = {
  describe: endpoint({
    route: aiRoutes.describe,
    summary: "Proposes the description of a mission from a short text; costs a credit",
    body: describeBody,
    answer: suggested({}),
    errors: [...refusals],
  }),
  price: endpoint({
    route: aiRoutes.price,
    summary:
      "Proposes a price in euros from what others agreed on for the like, nearby where there is enough; costs a credit",
    body: priceBody,
    answer: suggested({ amount: z.int().min(1), basis: priceBasisSchema }),
    errors: [...refusals, "AI_FACTS_MISSING"],
  }),
  reply: endpoint({
    route: aiRoutes.reply,
    summary: "Proposes an answer to a review that one received; costs a credit",
    body: z.object({ reviewId: idField }),
    answer: suggested({}),
    errors: [...refusals, "NOT_FOUND", "REVIEW_ANSWERED"],
  }),
  fit: endpoint({
    route: aiRoutes.fit,
    summary: "States why an open mission fits a jobbeur's own profile, and what does not; costs a credit",
    body: z.object({ missionId: idField }),
    answer: suggested({}),
    errors: [...refusals, "NOT_FOUND", "JOBBEUR_ONLY", "AI_FACTS_MISSING"],
  }),
  availability: endpoint({
    route: aiRoutes.availability,
    summary:
      "Predicts which half-days of the next two weeks are likely free, from past weeks; costs a credit",
    answer: suggested({ halfDays: z.array(halfDaySchema).min(1).max(mostHalfDays) }),
    errors: [...refusals, "JOBBEUR_ONLY", "AI_FACTS_MISSING"],
  }),
  info: endpoint({
    route: aiRoutes.info,
    summary: "How a provider of AI is set up; never its key",
    params: provider,
    answer: answer({ data: aiInfoSchema }),
    errors: ["NOT_FOUND"],
  }),
  test: endpoint({
    route: aiRoutes.test,
    summary: "Asks a provider for a word, and states what became of it; costs no credit",
    params: provider,
    answer: answer({ data: aiTestSchema }),
    errors: ["NOT_FOUND"],
  }),
  stats: endpoint({
    route: aiRoutes.stats,
    summary: "The calls of a provider in a period, of all time without one",
    params: provider,
    query: period,
    answer: answer({ data: aiStatsSchema }),
    errors: ["NOT_FOUND"],
  }),
  images: endpoint({
    route: aiRoutes.images,
    summary: "How many pictures were made by AI in a period",
    query: period,
    answer: answer({ data: aiImagesSchema }),
    errors: [],
  }),
  pricing: endpoint({
    route: aiRoutes.pricing,
    summary: "What the models of OpenRouter cost by their own list, and what an answer like ours would",
    answer: answer({ data: aiPricingSchema }),
    errors: ["AI_UNAVAILABLE"],
  }),
};
