import { z } from "zod";
import { answer, endpoint } from "../http/contract.ts";
import { idField } from "../http/fields.ts";
import { lookedKinds, statisticsPeriods, statisticsRoutes, statisticsSides } from "./routes.ts";

const count = z.int().min(0);
/** A figure of the period, and of the one of the same length before it; null where there is too little to go by. */
const counted = z.object({ now: count, before: count });
const measured = z.object({ now: z.number().nullable(), before: z.number().nullable() });
/** A correction may come in a later period than what it corrects. */
const moved = z.object({ now: z.int(), before: z.int() });
export type Counted = z.output<typeof counted>;
export type Measured = z.output<typeof measured>;

const dayField = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

const figuresSchema = z.object({
  periode: z.enum(statisticsPeriods),
  cote: z.enum(statisticsSides),
  /** The first and the last day of the period, in France. */
  from: dayField,
  to: dayField,
  /** Posted by who asks; begun (agreed on) by who works. */
  missions: counted,
  /** Brought to their end. */
  finished: counted,
  /** Proposals that were received, or made. */
  proposals: counted,
  accepted: counted,
  refused: counted,
  /** The median of minutes until a first message, or a proposal, was answered. */
  answerMinutes: measured,
  /** People who looked at the profile, each once a day. */
  views: counted,
  favorites: counted,
  reviews: counted,
  /** The mean of the reviews, from 1 to 5. */
  rating: measured,
  /** What was reported to be paid, in cents and in Jobi: received by who works, paid by who asks. */
  cents: moved,
  jobis: moved,
  /** The same part by part: days, or months. */
  series: z.array(
    z.object({
      start: dayField,
      missions: count,
      proposals: count,
      accepted: count,
      views: count,
      cents: z.int(),
      jobis: z.int(),
    }),
  ),
});
export type StatisticsFigures = z.output<typeof figuresSchema>;

/** How many proposals, how many of them were accepted, and the median of the price, in cents, of those in euros alone. */
const lineSchema = z.object({ name: z.string(), proposals: count, accepted: count });
export type StatisticsLine = z.output<typeof lineSchema>;

const priceSchema = z.object({
  subcategory: z.string(),
  department: z.string(),
  isHourly: z.boolean(),
  /** The person's own agreements of the last twelve months, and their median in cents. */
  agreements: count,
  cents: z.int().min(0),
  /** The median of what others agreed on in the same department; null with fewer than five other people. */
  others: z.int().min(0).nullable(),
});
export type ComparedPrice = z.output<typeof priceSchema>;

const advancedSchema = z.object({
  periode: z.enum(statisticsPeriods),
  cote: z.enum(statisticsSides),
  from: dayField,
  to: dayField,
  /** Services by their key, the most proposals first. */
  services: z.array(lineSchema),
  /** Towns by their name. */
  towns: z.array(lineSchema),
  /** Proposals by weekday (Monday first) and by part of the day in France: morning, afternoon, evening, night. */
  hours: z.array(z.array(count).length(4)).length(7),
  /** Missions of the period, each at most once a step. */
  funnel: z.object({ seen: count, proposed: count, accepted: count, paid: count }),
  prices: z.array(priceSchema),
  /** The last twelve months, whatever the period. */
  trend: z.array(
    z.object({
      start: dayField,
      proposals: count,
      accepted: count,
      /** The median of what was agreed on in euros, in cents. */
      cents: z.int().min(0).nullable(),
    }),
  ),
});
export type AdvancedStatistics = z.output<typeof advancedSchema>;

const periodQuery = z.strictObject({
  periode: z.enum(statisticsPeriods, "7j, 30j ou 12m sont attendus.").default("30j"),
});

export const statisticsContract = {
  figures: endpoint({
    route: statisticsRoutes.figures,
    summary:
      "One's own figures over a period and the one before: as a jobbeur for jobbeurs, as who posts missions for everybody else",
    query: periodQuery,
    answer: answer({ data: figuresSchema }),
    errors: [],
  }),
  advanced: endpoint({
    route: statisticsRoutes.advanced,
    summary:
      "One's own figures in detail: services, towns, hours, from seen to paid, prices beside those of others; for those who have the option `statistiques`",
    query: periodQuery,
    answer: answer({ data: advancedSchema }),
    errors: ["PREMIUM_NEEDED"],
  }),
  look: endpoint({
    route: statisticsRoutes.look,
    summary:
      "Notes that the person looked at a profile or a mission of another person; once a day each, one's own never",
    body: z.object({ kind: z.enum(lookedKinds, "Ce genre de page n’est pas connu."), id: idField }),
    answer: answer({}),
    errors: ["NOT_FOUND"],
  }),
};
