import { z } from "zod";
import { answer, endpoint, keyedAnswer, keyedFields, listAnswer } from "../http/contract.ts";
import { countField, idField, instantField, line, paragraph } from "../http/fields.ts";
import { communeCodeField } from "../places/contract.ts";
import { categorySlugs } from "../taxonomy/taxonomy.ts";
import { readCode } from "./code.ts";
import {
  maxOfferCodes,
  offerActs,
  offerAdvantage,
  offerConditions,
  offerDescription,
  offerStatuses,
  offersPageSize,
  offersRoutes,
  offerTitle,
} from "./routes.ts";

const category = z.enum(categorySlugs, "Ce domaine n’est pas connu.");

const offerShape = {
  id: idField,
  title: z.string(),
  /** What one gets, briefly: « −20 % ». */
  advantage: z.string(),
  description: z.string(),
  /** Empty without any. */
  conditions: z.string(),
  category: z.enum(categorySlugs).nullable(),
  place: z.object({ code: z.string(), name: z.string(), department: z.string() }).nullable(),
  /** First and last day in France. */
  firstDay: z.iso.date(),
  lastDay: z.iso.date(),
  /** As of the call: what is past its last day is over. */
  status: z.enum(offerStatuses),
  /** Codes that can still be taken; null without a limit. */
  codesLeft: z.int().min(0).nullable(),
  /** Who makes it; without a slug they have no page now, without a name they left. Search engines may be informed where they let them [SEO-21]. */
  owner: z.object({ name: z.string(), slug: z.string().nullable(), isIndexable: z.boolean() }),
  updatedAt: instantField,
};
const offerSchema = z.object(offerShape);
/** A partner offer as anybody sees it. */
export type Offer = z.output<typeof offerSchema>;

const figures = {
  /** The most codes; null without a limit. */
  maxCodes: z.int().nullable(),
  taken: z.int().min(0),
  used: z.int().min(0),
};
const ownOfferSchema = z.object({
  ...offerShape,
  ...figures,
  mayAct: z.array(z.enum(offerActs)),
  mayEdit: z.boolean(),
  /** Moderators took it away: no one else sees it. */
  isHidden: z.boolean(),
});
/** An offer as its owner sees it. From the first code on, what takers were promised does not change any more. */
export type OwnOffer = z.output<typeof ownOfferSchema>;

const countedOfferSchema = z.object({ ...offerShape, ...figures, isHidden: z.boolean() });
/** An offer as staff counts it. */
export type CountedOffer = z.output<typeof countedOfferSchema>;

const codeSchema = z.object({
  id: idField,
  offer_id: idField,
  created_at: instantField,
  is_used: z.boolean(),
  used_at: instantField.nullable(),
  /** What the QR code holds, 32 hexadecimal digits. */
  hash: z.string(),
  /** The same for who types it: ten letters. */
  code: z.string(),
  offer: offerSchema,
});
/** A code that a person took [OFFR-11]. */
export type QrCodeOfOffer = z.output<typeof codeSchema>;

/** Why a code cannot be validated now. */
export const checkRefusals = ["CODE_USED", "OFFER_OVER", "OFFER_NOT_STARTED"] as const;
const checkedSchema = z.object({
  hash: z.string(),
  code: z.string(),
  offer: offerSchema,
  /** The given name of who took it; empty for a person who left. */
  holder: z.string(),
  takenAt: instantField,
  usedAt: instantField.nullable(),
  /** Null where it can be validated. */
  refusal: z.enum(checkRefusals).nullable(),
});
/** A code as the owner of its offer sees it. */
export type CheckedCode = z.output<typeof checkedSchema>;

const day = z.iso.date("Choisissez un jour.");
export const offerBody = z
  .object({
    title: line({ name: "Titre", ...offerTitle }).trim(),
    advantage: line({ name: "Avantage", ...offerAdvantage }).trim(),
    description: paragraph({ name: "Description", ...offerDescription }).trim(),
    conditions: paragraph({ name: "Conditions", min: 0, max: offerConditions.max }).trim().default(""),
    category: category.nullable().default(null),
    placeCode: communeCodeField.nullable().default(null),
    firstDay: day,
    lastDay: day,
    maxCodes: z
      .int("Un nombre entier est attendu.")
      .min(1, "Au moins un code.")
      .max(maxOfferCodes, "10\u202f000 codes au plus.")
      .nullable()
      .default(null),
  })
  .refine(({ firstDay, lastDay }) => firstDay <= lastDay, {
    path: ["lastDay"],
    message: "Le dernier jour vient après le premier.",
  });
export type OfferBody = z.input<typeof offerBody>;
export type OfferInput = z.output<typeof offerBody>;

export const offerActBody = z.object({ act: z.enum(offerActs, "Cette action n’est pas connue.") });

const params = z.object({ offerId: idField });
const codeParams = z.object({
  hash: z
    .string()
    .max(200, "Ce code n’est pas lisible.")
    .transform((text, context) => {
      const code = readCode(text);
      if (code === null) context.addIssue({ code: "custom", message: "Ce code n’est pas lisible." });
      return code ?? "";
    }),
});
const pageFields = {
  page: countField({ min: 1, max: 100, fallback: 1 }),
  limit: countField({ min: 1, max: 50, fallback: offersPageSize }),
};
const search = line({ name: "Recherche", min: 0, max: 100 }).trim().default("");

export const offersContract = {
  browse: endpoint({
    route: offersRoutes.browse,
    summary:
      "Offers that are open or will be, of those who can be found, the newest first; by text, service, commune, owner",
    query: z.strictObject({
      q: search,
      category: category.optional(),
      town: communeCodeField.optional(),
      slug: z
        .string()
        .regex(/^[a-z0-9-]{1,80}$/, "Cette adresse n’est pas valide.")
        .optional(),
      ...pageFields,
    }),
    answer: listAnswer(offerSchema),
    errors: [],
  }),
  one: endpoint({
    route: offersRoutes.one,
    summary: "An offer that was published and not hidden, of a person who can be found",
    params,
    answer: answer({ data: offerSchema }),
    errors: ["NOT_FOUND"],
  }),
  create: endpoint({
    route: offersRoutes.create,
    summary: "A jobbeur keeps an offer as a draft",
    body: offerBody,
    status: 201,
    answer: answer({ data: ownOfferSchema }),
    errors: ["PARTNERS_ONLY", "OFFERS_FULL"],
  }),
  own: endpoint({
    route: offersRoutes.own,
    summary: "The person's own offers, those that are not over first, with what was taken and used",
    answer: answer({ data: z.array(ownOfferSchema) }),
    errors: [],
  }),
  edit: endpoint({
    route: offersRoutes.edit,
    summary: "The owner changes an offer; what takers were promised stays from the first code on",
    params,
    body: offerBody,
    answer: answer({ data: ownOfferSchema }),
    errors: ["NOT_FOUND", "OFFER_CHANGED", "OFFER_FIXED", "OFFER_OVER"],
  }),
  act: endpoint({
    route: offersRoutes.act,
    summary: "The owner publishes an offer, pauses it, opens it again, ends it",
    params,
    body: offerActBody,
    answer: answer({ data: ownOfferSchema }),
    errors: ["NOT_FOUND", "PARTNERS_ONLY", "PROFILE_HIDDEN", "OFFER_CHANGED", "OFFER_OVER"],
  }),
  take: endpoint({
    route: offersRoutes.take,
    summary: "Takes a code of an offer; who has one already gets it again",
    params,
    status: 201,
    answer: answer({ data: codeSchema }),
    errors: [
      "NOT_FOUND",
      "OWN_OFFER",
      "OFFER_NOT_OPEN",
      "OFFER_NOT_STARTED",
      "OFFER_OVER",
      "OFFER_EXHAUSTED",
    ],
  }),
  codes: endpoint({
    route: offersRoutes.codes,
    summary: "The person's codes, those to use first, then the last taken first",
    answer: answer({ qr_codes: z.array(codeSchema) }),
    errors: [],
  }),
  check: endpoint({
    route: offersRoutes.check,
    summary: "A code of one of the person's own offers, and whether it can be validated; changes nothing",
    params: codeParams,
    answer: answer({ data: checkedSchema }),
    errors: ["NOT_FOUND", "CODE_NOT_YOURS"],
  }),
  validate: endpoint({
    route: offersRoutes.validate,
    summary:
      "The owner of the offer validates a code, once and within its days. A second time is refused with `data.usedAt`",
    params: codeParams,
    answer: answer({ data: checkedSchema }),
    errors: ["NOT_FOUND", "CODE_NOT_YOURS", "CODE_USED", "OFFER_OVER", "OFFER_NOT_STARTED"],
  }),
  favorites: endpoint({
    route: offersRoutes.favorites,
    summary: "The person's favourite offers, the last added first; what no one can see now is left out",
    answer: answer({ data: z.array(offerSchema) }),
    errors: [],
  }),
  addFavorite: endpoint({
    route: offersRoutes.addFavorite,
    summary: "Adds an offer to the favourites, once",
    params,
    answer: answer({ data: offerSchema }),
    errors: ["NOT_FOUND", "FAVORITES_FULL"],
  }),
  removeFavorite: endpoint({
    route: offersRoutes.removeFavorite,
    summary: "Takes an offer out of the favourites; one that is none stays none",
    params,
    answer: answer({}),
    errors: [],
  }),
  totals: endpoint({
    route: offersRoutes.totals,
    summary: "How many offers there are and are open, how many codes were taken and used",
    answer: answer({
      data: z.object({
        offers: z.int().min(0),
        published: z.int().min(0),
        taken: z.int().min(0),
        used: z.int().min(0),
      }),
    }),
    errors: [],
  }),
  every: endpoint({
    route: offersRoutes.every,
    summary: "Every offer with what was taken and used, the last changed first",
    query: z.strictObject({
      q: search,
      status: z.enum(offerStatuses, "Ce choix n’est pas connu.").optional(),
      ...keyedFields(offersPageSize),
    }),
    answer: keyedAnswer(countedOfferSchema),
    errors: [],
  }),
};
