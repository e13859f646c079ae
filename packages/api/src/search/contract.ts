import { z } from "zod";
import { answer, endpoint, keyedPaginationSchema } from "../http/contract.ts";
import { countField, cursorField, flagField, line } from "../http/fields.ts";
import { maxEuros } from "../http/money.ts";
import { communeCodeField } from "../places/contract.ts";
import { daysBetween } from "../planning/time.ts";
import { weekdays } from "../profiles/availability.ts";
import { profileSummarySchema } from "../profiles/contract.ts";
import { priceUnits } from "../profiles/limits.ts";
import { acceptedPricesSchema } from "../proposals/contract.ts";
import { badgeKeyField } from "../quality/seen.ts";
import { seenReviewSchema } from "../reviews/seen.ts";
import { categorySlugs, isSubcategoryOf, subcategorySlugs } from "../taxonomy/taxonomy.ts";
import {
  mostFreeDays,
  searchFreeDays,
  searchRadii,
  searchRatings,
  searchRoutes,
  searchSorts,
  usualRadius,
} from "./routes.ts";

/** Slugs of a category or a subcategory: no two are alike. */
export const serviceSlugs = [...categorySlugs, ...subcategorySlugs] as const;
export type ServiceSlug = (typeof serviceSlugs)[number];

const categoryField = z.enum(categorySlugs, "Ce service n’est pas dans la liste.");
const subcategoryField = z.enum(subcategorySlugs, "Ce service n’est pas dans la liste.");

/** A commune as results name it; `slug` is its name in an address. */
const communeSchema = z.object({
  code: z.string(),
  name: z.string(),
  department: z.string(),
  departmentCode: z.string(),
  slug: z.string(),
});
export type Commune = z.output<typeof communeSchema>;

const offeredService = z.object({
  subcategory: subcategoryField,
  unit: z.enum(priceUnits),
  /** In euros; null when the price is quoted. */
  amount: z.number().nullable(),
});

/** A person found, and what they were found by. */
const foundPerson = z.object({
  /** Without the headline where it speaks of other services than those below, and was not found by its terms. */
  person: profileSummarySchema,
  /** What they offer of what was asked for, the best match first. */
  services: z.array(offeredService),
  /** Whether the terms were found in what they declare of themselves, and not by a service. */
  isByWords: z.boolean(),
  /** Where they live, as their profile states it. */
  commune: communeSchema.nullable(),
  /** Between the middles of two communes, in whole km; null without a place. */
  distanceKm: z.int().min(0).nullable(),
  /** How far they declare that they go. */
  radiusKm: z.int().nullable(),
  days: z.array(z.enum(weekdays)),
  /** What was written of them, as their profile shows it; null without any review. */
  rating: z.number().nullable(),
  reviews: z.int().min(0),
  /** What they have earned; those that follow from papers, answers and reviews. */
  badges: z.array(badgeKeyField),
  /**
   * The next day on which their week has hours, not all of them booked, and they are not away: from today on, or from the first day that
   * is asked for; null where none comes soon.
   */
  nextFreeDay: z.iso.date().nullable(),
  /** The median of how long their first answers took; null where too few are known. */
  answerMinutes: z.int().min(0).nullable(),
});
export type FoundPerson = z.output<typeof foundPerson>;

/** What to try when no one was found: one change of the question, and how many it finds. */
const nearestQuestion = z.discriminatedUnion("change", [
  z.object({ change: z.literal("radius"), radiusKm: z.int(), count: z.int() }),
  z.object({ change: z.literal("place"), count: z.int() }),
  z.object({ change: z.literal("filters"), count: z.int() }),
  z.object({ change: z.literal("category"), category: categoryField, count: z.int() }),
]);
export type NearestQuestion = z.output<typeof nearestQuestion>;

const searchQuery = z
  .strictObject({
    category: categoryField.optional(),
    subcategory: subcategoryField.optional(),
    /** Lowercased; not used when a category is given [SRCH-05, SRCH-06]. */
    q: line({ name: "Recherche", min: 0, max: 120 }).trim().toLowerCase().optional(),
    /** A commune as text: its name, « Saint-Denis (93) » or a postal code. */
    place: line({ name: "Lieu", min: 0, max: 80 }).trim().optional(),
    radius: z.coerce
      .number("Choisissez une distance de la liste.")
      .refine((km) => (searchRadii as readonly number[]).includes(km), "Choisissez une distance de la liste.")
      .default(usualRadius),
    /** The most that an hour may cost, in euros. */
    price_max: z.coerce
      .number("Indiquez un prix en euros.")
      .positive("Indiquez un prix en euros.")
      .max(maxEuros, "Indiquez un prix en euros.")
      .optional(),
    rating_min: z.coerce
      .number("Choisissez une note de la liste.")
      .refine(
        (note) => (searchRatings as readonly number[]).includes(note),
        "Choisissez une note de la liste.",
      )
      .optional(),
    /** Only those who bear the verified badge. */
    verified: flagField.optional(),
    /** Only those who live in this commune, of those around. */
    commune: communeCodeField.optional(),
    /** Only those who are free on this day: their week has hours then, not all of them booked, and they are not away. */
    free_on: z.iso.date("Choisissez un jour de la liste.").optional(),
    /** With `free_on`, the last of some days: only those who are free on one of them. */
    free_until: z.iso.date("Choisissez un jour de la liste.").optional(),
    /** Only those who are free on one of so many days from today. */
    free_within: z.coerce
      .number("Choisissez un délai de la liste.")
      .refine(
        (days) => (searchFreeDays as readonly number[]).includes(days),
        "Choisissez un délai de la liste.",
      )
      .optional(),
    sort: z.enum(searchSorts, "Cet ordre n’est pas connu.").default("fit"),
    cursor: cursorField.optional(),
    limit: countField({ min: 1, max: 24, fallback: 12 }),
  })
  .refine(
    ({ category, subcategory }) =>
      subcategory === undefined || (category !== undefined && isSubcategoryOf(subcategory, category)),
    { path: ["subcategory"], message: "Ce service n’est pas de cette catégorie." },
  )
  .refine(
    ({ free_on: on = "", free_until: until }) =>
      until === undefined || (on !== "" && until >= on && daysBetween(on, until) < mostFreeDays),
    { path: ["free_until"], message: "Choisissez un jour de la liste." },
  );
export type SearchQuery = z.output<typeof searchQuery>;

const serviceCount = z.object({ service: z.enum(serviceSlugs), count: z.int() });
/** How many live in a commune. */
const communeCount = z.object({ commune: communeSchema, count: z.int() });

const searchAnswer = {
  data: z.array(foundPerson),
  /** At most 1000 are counted, and reported as estimated where there are more. */
  pagination: keyedPaginationSchema,
  /** The services that the question was taken for. */
  services: z.array(subcategoryField),
  /** The place that was meant; null without one. */
  place: communeSchema.nullable(),
  /** A place was asked for that is none. */
  isPlaceUnknown: z.boolean(),
  /** No one declares the terms that were looked for: these state nearly the same ones. */
  isAlike: z.boolean(),
  nearest: nearestQuestion.nullable(),
  /** How many live in each of the communes around, most first; none without a place. */
  communes: z.array(communeCount),
  /** Services like the one asked for that a person around offers; only where no one was found, not even without the filters. */
  neighbours: z.array(serviceCount),
};

const cityPage = z.object({
  service: z.enum(serviceSlugs),
  commune: communeSchema,
  /** Everybody nearby; at most 1000 are counted. */
  count: z.int().min(0),
  /** How far « nearby » goes, in km. */
  nearbyKm: z.int(),
  /** The nearest of those whom search engines may show. */
  people: z.array(foundPerson),
  /** What others agreed on in euros for the service, anywhere; null where too few did. */
  prices: z.object({ fixed: acceptedPricesSchema.nullable(), hourly: acceptedPricesSchema.nullable() }),
  /** Communes around in which a person with that service lives. */
  around: z.array(communeCount),
  /** Services like it that a person nearby offers. */
  neighbours: z.array(serviceCount),
});
export type CityPage = z.output<typeof cityPage>;

/** One of the best rated of a service, with the newest review of them. */
const shownPerson = z.object({
  person: profileSummarySchema,
  /** What they stand for. */
  subcategory: subcategoryField,
  commune: communeSchema.nullable(),
  rating: z.number(),
  reviews: z.int().min(1),
  review: seenReviewSchema.pick({ author: true, note: true, texte: true }),
});
export type ShownPerson = z.output<typeof shownPerson>;

/** A service that typed text may mean, with the French names of both its levels. */
const suggestedService = z.object({
  category: categoryField,
  subcategory: subcategoryField,
  label: z.string(),
  categoryLabel: z.string(),
});
export type SuggestedService = z.output<typeof suggestedService>;

export const searchContract = {
  search: endpoint({
    route: searchRoutes.search,
    summary: "Jobbeurs by service or text, around a place; only those whose profile everybody may see",
    query: searchQuery,
    answer: answer(searchAnswer),
    errors: [],
  }),
  suggestions: endpoint({
    route: searchRoutes.suggestions,
    summary: "Services that typed text may mean, likeliest first; the same for everybody",
    query: z.strictObject({ q: line({ name: "Recherche", max: 120 }) }),
    cacheSeconds: 600,
    answer: answer({ data: z.array(suggestedService) }),
    errors: [],
  }),
  counts: endpoint({
    route: searchRoutes.counts,
    summary: "How many jobbeurs offer each service; at most 1000 are counted",
    answer: answer({ data: z.array(serviceCount) }),
    errors: [],
  }),
  cities: endpoint({
    route: searchRoutes.cities,
    summary: "The pages of services in communes where a person who offers them lives",
    answer: answer({ data: z.array(z.object({ service: z.enum(serviceSlugs), commune: z.string() })) }),
    errors: [],
  }),
  named: endpoint({
    route: searchRoutes.named,
    summary: "The communes that a name or a postal code in an address may mean, the largest first",
    query: z.strictObject({ name: line({ name: "Commune", max: 80 }) }),
    answer: answer({ data: z.array(communeSchema) }),
    errors: [],
  }),
  shown: endpoint({
    route: searchRoutes.shown,
    summary:
      "One jobbeur of each popular service, the best rated whom search engines may show, with the newest review of them",
    answer: answer({ data: z.array(shownPerson) }),
    errors: [],
  }),
  city: endpoint({
    route: searchRoutes.city,
    summary: "A service in a commune: how many, who, and what is around",
    params: z.object({
      service: z.enum(serviceSlugs, "Ce service n’est pas dans la liste."),
      ville: z
        .string()
        .regex(/^[a-z0-9]+(-[a-z0-9]+)+$/, "Cette commune n’existe pas.")
        .max(80),
    }),
    answer: answer({ data: cityPage }),
    errors: ["NOT_FOUND"],
  }),
};
export type SearchAnswer = z.output<(typeof searchContract)["search"]["answer"]>;
