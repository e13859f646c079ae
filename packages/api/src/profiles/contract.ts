import { z } from "zod";
import { userTypes } from "../auth/contract.ts";
import { pictureSchema } from "../files/contract.ts";
import { answer, endpoint } from "../http/contract.ts";
import { countField, idField, instantField } from "../http/fields.ts";
import { freeLine, freeText } from "../http/free-text.ts";
import { amountField } from "../http/money.ts";
import { maskedSchema } from "../masking/masked.ts";
import { communeCodeField } from "../places/contract.ts";
import { seenPieceSchema } from "../portfolio/seen.ts";
import { seenBadgeSchema } from "../quality/seen.ts";
import { lastReviewsPage } from "../reviews/pages.ts";
import { seenReviewsSchema } from "../reviews/seen.ts";
import { subcategorySlugs } from "../taxonomy/taxonomy.ts";
import { maxRangesADay, rangesFault, rangeTimes, sortedRanges } from "./availability.ts";
import { languageCodes } from "./languages.ts";
import {
  maxAbout,
  maxEquipment,
  maxEquipmentLength,
  maxHeadline,
  maxServices,
  priceUnits,
  radiusKm,
} from "./limits.ts";
import { profilesRoutes } from "./routes.ts";

const distinct = (items: readonly string[]) => new Set(items).size === items.length;

const serviceSchema = z
  .strictObject({
    subcategory: z.enum(subcategorySlugs, "Choisissez un service de la liste."),
    unit: z.enum(priceUnits, "Choisissez comment vous êtes payé."),
    /** In euros; null when the price is quoted. */
    amount: amountField.nullable(),
    /** Years of experience; null when nothing is stated. */
    years: z.int("Un nombre entier est attendu.").min(0).max(60, "60 ans au plus.").nullable(),
  })
  .refine(({ unit, amount }) => (unit === "quote") === (amount === null), {
    path: ["amount"],
    message: "Indiquez un montant, ou choisissez «\u202fsur devis\u202f».",
  });
export type ProfileService = z.output<typeof serviceSchema>;

const time = z.enum(rangeTimes as [string, ...string[]], "Choisissez une heure de la liste.");
const dayRanges = z
  .array(z.strictObject({ from: time, to: time }))
  .max(maxRangesADay, `${maxRangesADay} plages par jour au plus.`)
  .refine(
    (ranges) => rangesFault(ranges) === null,
    "Ces plages se chevauchent ou finissent avant de commencer.",
  )
  .transform(sortedRanges);

const weekSchema = z.strictObject({
  monday: dayRanges,
  tuesday: dayRanges,
  wednesday: dayRanges,
  thursday: dayRanges,
  friday: dayRanges,
  saturday: dayRanges,
  sunday: dayRanges,
});

/** What a person declares of themselves. Names, role, checks and address of the page are not theirs to send. */
const draftShape = {
  headline: freeLine(maxHeadline),
  about: freeText(maxAbout),
  services: z
    .array(serviceSchema)
    .max(maxServices, `${maxServices} services au plus.`)
    .refine((all) => distinct(all.map(({ subcategory }) => subcategory)), "Ce service y est déjà."),
  zone: z
    .strictObject({
      placeCode: communeCodeField,
      radiusKm: z.int("Un nombre entier est attendu.").min(radiusKm.min).max(radiusKm.max, "100 km au plus."),
    })
    .nullable(),
  availability: weekSchema,
  languages: z
    .array(z.enum(languageCodes, "Cette langue n’est pas dans la liste."))
    .max(languageCodes.length)
    .refine(distinct, "Cette langue y est déjà."),
  equipment: z
    .array(freeLine(maxEquipmentLength).min(1, "Écrivez quelque chose."))
    .max(maxEquipment, `${maxEquipment} au plus.`)
    .refine(distinct, "Cet équipement y est déjà."),
};

const draftSchema = z.strictObject(draftShape);
export type ProfileDraft = z.output<typeof draftSchema>;

const placeName = z.object({ code: z.string(), name: z.string(), department: z.string() });
const zoneSchema = z.object({ place: placeName, radiusKm: z.int() });

const shown = {
  id: idField,
  prenom: z.string(),
  userType: z.enum(userTypes),
  headline: z.string(),
  about: z.string(),
  services: z.array(serviceSchema),
  zone: zoneSchema.nullable(),
  availability: weekSchema,
  languages: z.array(z.enum(languageCodes)),
  equipment: z.array(z.string()),
  slug: z.string(),
};

/** One's own profile; `version` counts its changes from 0, which is one never saved. */
export const ownProfileSchema = z.object({
  ...shown,
  /** What others do not read of it. */
  maskedHeadline: maskedSchema.nullish(),
  maskedAbout: maskedSchema.nullish(),
  nom: z.string(),
  version: z.int().min(0),
});
export type OwnProfile = z.output<typeof ownProfileSchema>;

/** A profile as others see it: never the last name, the address or who checks what. */
const seenProfile = z.object({
  ...shown,
  initiale: z.string(),
  photo: pictureSchema.nullable(),
  memberSince: instantField,
  /** When the address was checked; null when it was not. */
  emailVerifiedAt: instantField.nullable(),
  /** Bears the badge: a valid identity document, qualifications and positive reviews [POL-10]. */
  isVerified: z.boolean(),
  reviews: seenReviewsSchema,
  /** What they have earned, by the rules of badges. */
  badges: z.array(seenBadgeSchema),
  /** What they show of their work, in their order. */
  portfolio: z.array(seenPieceSchema),
  /** Whether search engines may show it: the person lets them, and there is a service to be found by. */
  isIndexable: z.boolean(),
});
export type SeenProfile = z.output<typeof seenProfile>;

/** A person in a list of people, and where their profile is. */
export const profileSummarySchema = z.object({
  id: idField,
  prenom: z.string(),
  initiale: z.string(),
  userType: z.enum(userTypes),
  slug: z.string(),
  headline: z.string(),
  photo: pictureSchema.nullable(),
});
export type ProfileSummary = z.output<typeof profileSummarySchema>;

/** The name of a profile in an address. */
const slugField = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "Cette adresse n’existe pas.")
  .max(80);

export const profilesContract = {
  own: endpoint({
    route: profilesRoutes.own,
    summary: "The profile of the signed-in person, with the names that consents are given under",
    answer: answer({ profil: z.object({ data: ownProfileSchema }) }),
    errors: [],
  }),
  save: endpoint({
    route: profilesRoutes.save,
    summary: "Replaces what the person declares of themselves, upon the version that was read",
    body: z.object({
      ...draftShape,
      version: z
        .int("Une version est attendue.")
        .min(0)
        .max(2 ** 31 - 2),
    }),
    // The longest lawful profile has 22,786 bytes.
    bodyBytes: 32 * 1024,
    answer: answer({ profil: z.object({ data: ownProfileSchema }) }),
    errors: ["PROFILE_CHANGED", "JOBBEUR_ONLY"],
  }),
  slugOf: endpoint({
    route: profilesRoutes.slugOf,
    summary: "The name in the address of a person's profile",
    params: z.object({ id: idField }),
    answer: answer({ slug: z.string() }),
    errors: ["NOT_FOUND"],
  }),
  byId: endpoint({
    route: profilesRoutes.byId,
    summary: "A profile as others see it",
    params: z.object({ id: idField }),
    answer: answer({ profil: z.object({ data: seenProfile }) }),
    errors: ["NOT_FOUND"],
  }),
  bySlug: endpoint({
    route: profilesRoutes.bySlug,
    summary:
      "A profile as others see it, by the name in its address, an earlier one too, with a page of its reviews",
    params: z.object({ slug: slugField }),
    query: z.strictObject({ reviews_page: countField({ min: 1, max: lastReviewsPage, fallback: 1 }) }),
    answer: answer({ profil: z.object({ data: seenProfile }) }),
    errors: ["NOT_FOUND"],
  }),
};
