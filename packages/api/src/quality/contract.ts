import { z } from "zod";
import { answer, endpoint } from "../http/contract.ts";
import { instantField } from "../http/fields.ts";
import { badgeFacts } from "./badges.ts";
import { qualityPeriods, qualityRoutes } from "./routes.ts";
import { badgeKeyField } from "./seen.ts";

const badgeSchema = z.object({
  key: badgeKeyField,
  isEarned: z.boolean(),
  percent: z.int().min(0).max(100),
  missing: z.array(z.object({ fact: z.enum(badgeFacts), has: z.number(), least: z.number() })),
  /** Since when it holds; null where it is not earned, or follows from how things stand now. */
  since: instantField.nullable(),
});
export type OwnBadge = z.output<typeof badgeSchema>;

/** A figure, and from how many cases; null under five of them. */
const figure = z.object({ value: z.number().nullable(), cases: z.int().min(0) });
export type Figure = z.output<typeof figure>;

const figuresSchema = z.object({
  days: z.union(qualityPeriods.map((days) => z.literal(days))),
  /** First messages of clients that were answered, in percent, and the median of how long that took, in minutes. */
  answerRate: figure,
  answerMinutes: figure,
  /** Proposals that were accepted, in percent of those that were decided. */
  acceptance: figure,
  /** Missions that were brought to their end, in percent of those that are over. */
  completion: figure,
  finished: z.int().min(0),
  cancelled: z.int().min(0),
  /** The plain mean of the reviews of the period, and of each of the four notes. */
  rating: figure,
  notes: z.array(z.number()).length(4).nullable(),
});
export type QualityFigures = z.output<typeof figuresSchema>;

const daysField = z
  .enum(qualityPeriods.map(String) as [string, ...string[]], "30, 90 ou 365 jours sont attendus.")
  .default(String(qualityPeriods[1]))
  .transform(Number)
  .pipe(z.union(qualityPeriods.map((days) => z.literal(days))));

export const qualityContract = {
  badges: endpoint({
    route: qualityRoutes.badges,
    summary: "Every badge that the person can bear: whether they do, since when, and what is missing",
    answer: answer({ data: z.array(badgeSchema) }),
    errors: [],
  }),
  figures: endpoint({
    route: qualityRoutes.figures,
    summary: "How the person works as a jobbeur, over the last days; a figure of under five cases is null",
    query: z.strictObject({ days: daysField }),
    answer: answer({ data: figuresSchema }),
    errors: [],
  }),
};
