import { z } from "zod";
import { userTypes } from "../auth/contract.ts";
import { answer, endpoint, listAnswer } from "../http/contract.ts";
import {
  choicesField,
  countField,
  cursorField,
  flagField,
  idField,
  instantField,
  line,
} from "../http/fields.ts";
import { paymentMethods } from "../http/money.ts";
import { maskedSchema } from "../masking/masked.ts";
import { zoneOf } from "../places/zones.ts";
import { proposalStatuses } from "../proposals/statuses.ts";
import { categorySlugs, subcategorySlugs } from "../taxonomy/taxonomy.ts";
import { dayIn } from "./days.ts";
import { missionCoverSchema, missionPicturesCalls, picturesField } from "./pictures.ts";
import { publicationSchema } from "./publication.ts";
import { missionsRoutes } from "./routes.ts";
import {
  budgetTypes,
  checkStated,
  missionEditBody,
  missionVersionSchema,
  statedFields,
  statedShape,
} from "./stated.ts";
import { type MissionTiming, usualLastDays } from "./timing.ts";

export {
  budgetTypes,
  confirmHours,
  lastDayFault,
  type MissionEditBody,
  type MissionVersion,
  missionEditBody,
  missionMoments,
  missionPlaceSchema,
} from "./stated.ts";

export const missionStatuses = [
  "brouillon",
  "ouverte",
  "en_cours",
  "terminee",
  "annulee",
  "expiree",
] as const;
export type MissionStatus = (typeof missionStatuses)[number];

/** Whom an open mission is for: everybody, the few who were asked first, or no one, since none of them could. */
export const missionAudiences = ["tous", "demandes", "personne"] as const;
export type MissionAudience = (typeof missionAudiences)[number];

/** The most people who are asked first for one mission. */
export const mostAsked = 5;
/** For how many hours they may be asked before the time runs out. */
export const askHours = [2, 6, 24, 48, 72] as const;
export type AskHours = (typeof askHours)[number];
/** For how many they are when nothing else is chosen. */
export const usualAskHours = 24;

/** A person as others see them: first name, the initial of the last name, and their face where their profile shows it. */
export const publicPersonSchema = z.object({
  id: idField,
  prenom: z.string(),
  initiale: z.string(),
  /** The address of a small square picture. */
  photo: z.string().nullable(),
});
export type PublicPerson = z.output<typeof publicPersonSchema>;

/** A mission. `amount` is in euros, in Jobi when `paymentMethodType` is `jobis`; `jobiAmount` completes a `hybrid` price. */
export const missionSchema = z.object({
  id: idField,
  ...statedShape,
  statut: z.enum(missionStatuses),
  /** Moderators took it away: its owner, staff and who was chosen for it alone see it. */
  isHidden: z.boolean(),
  owner: publicPersonSchema,
  proposalCount: z.int().min(0),
  /** Null where it shows no picture. */
  cover: missionCoverSchema.nullish(),
  /** Where a few people were asked first: whether they still are (`demandes`) or none could (`personne`). Null once it is open to all. */
  asking: z
    .object({
      audience: z.enum(missionAudiences).exclude(["tous"]),
      /** Until when they may answer. */
      until: instantField,
      /** It opens to all when none of them can. */
      opensAfter: z.boolean(),
    })
    .nullish(),
  createdAt: instantField,
  /** Since when it stands as it does. */
  updatedAt: instantField,
  /** Grows each time its owner edits it: what a reader saw. */
  version: z.int().min(1).optional(),
  /** What others do not read of it yet, for its owner alone, whose texts are whole. */
  maskedTitle: maskedSchema.nullish(),
  maskedDescription: maskedSchema.nullish(),
});
export type Mission = z.output<typeof missionSchema>;

/** A mission among others. */
const listedMissionSchema = missionSchema.extend({
  /** From the middle of the reader’s commune to the middle of its own; left out where one of them is not known. */
  km: z.int().min(0).optional(),
  /** What its two sides agreed on, for them; null for others and while no one was chosen. */
  agreed: z
    .object({ amount: z.number(), jobiAmount: z.int(), paymentMethodType: z.enum(paymentMethods) })
    .nullish(),
  /** Until when the reader may review the other side; null where they did, or it is not over. */
  reviewUntil: instantField.nullish(),
  // Whose answer it waits for while it is open, for its two sides, the reader’s first, and how many: with who is on the other side
  // of a single one. Null for others, and where no one’s is awaited.
  turn: z.object({ isMine: z.boolean(), count: z.int(), other: publicPersonSchema.nullable() }).nullish(),
});
export type ListedMission = z.output<typeof listedMissionSchema>;

/** How a person who was asked stands, as who asked them reads it. */
export const askStates = ["waiting", "seen", "proposed", "refused", "away", "lapsed", "released"] as const;
/** Why a person who was asked refuses, where they state it: chosen, not written, so that nothing else can be said by it. */
export const declineReasons = ["day", "distance", "service", "busy"] as const;
export type DeclineReason = (typeof declineReasons)[number];
export const missionAskSchema = z.object({
  person: publicPersonSchema,
  state: z.enum(askStates),
  /** Of who refused. */
  reason: z.enum(declineReasons).nullable(),
  seenAt: instantField.nullable(),
  answeredAt: instantField.nullable(),
});
export type MissionAsk = z.output<typeof missionAskSchema>;

/** A mission that suits a jobbeur: it is of one of their services, in their zone, and when they are available. */
export const matchingMissionSchema = missionSchema.extend({
  fit: z.object({
    /** From the middle of their commune to the middle of the mission's. */
    km: z.int().min(0),
    /** Their usual week states that they are available then; false where it states nothing. */
    isAvailable: z.boolean(),
    /** What they agreed to do on that day, the first of it; null where there is nothing. */
    booked: z.object({ missionId: idField, title: z.string(), owner: publicPersonSchema }).nullable(),
  }),
  isRejected: z.boolean(),
});
export type MatchingMission = z.output<typeof matchingMissionSchema>;

/** What people declared of a mission with one press, and what the reader did. */
export const missionReactionsSchema = z.object({
  likes: z.int().min(0),
  recommendations: z.int().min(0),
  isLiked: z.boolean(),
  isRecommended: z.boolean(),
  isRejected: z.boolean(),
});
export type MissionReactions = z.output<typeof missionReactionsSchema>;

/** Sets a reaction; without a body it is set, and sent twice it stays so. */
const reactionBody = <Name extends string>(name: Name) =>
  z
    .object({ [name]: z.boolean("Oui ou non est attendu.").default(true) } as Record<
      Name,
      z.ZodDefault<z.ZodBoolean>
    >)
    .optional();

const dayMs = 24 * 3_600_000;
const yearMs = 366 * dayMs;

/** The first and the last day, `YYYY-MM-DD`, that a mission in a commune (its INSEE code) may be wanted for at an instant in ms. */
export function wantableDays(placeCode: string, now: number): { first: string; last: string } {
  const zone = zoneOf(placeCode);
  return { first: dayIn(zone, now), last: dayIn(zone, now + yearMs) };
}

/** The last day that is proposed, at an instant in ms, for a mission in a commune that is wanted so; none is for a day of one’s own. */
export const usualLastDay = (placeCode: string, timing: MissionTiming, now: number): string =>
  timing === "date" ? "" : dayIn(zoneOf(placeCode), now + usualLastDays[timing] * dayMs);

/** What is wrong, at an instant in ms, with the day wanted (`YYYY-MM-DD`) in a commune; null when nothing is. No schema asks a clock: whoever has one asks this. */
export function wantedDayFault(placeCode: string, date: string, now: number): string | null {
  const { first, last } = wantableDays(placeCode, now);
  if (date < first) return "Cette date est passée.";
  return date > last ? "Choisissez une date dans l’année qui vient." : null;
}

/** Whom a requester asks first, for how long, and whether it opens to all when none of them can. */
const askedField = z.object({
  people: z
    .array(idField, "Choisissez une personne.")
    .min(1, "Choisissez une personne.")
    .max(mostAsked, `Choisissez ${mostAsked} personnes au plus.`)
    .refine((ids) => new Set(ids).size === ids.length, "Une personne est choisie deux fois."),
  hours: z.literal(askHours, "Choisissez une durée de la liste.").default(usualAskHours),
  opensAfter: z.boolean("Oui ou non est attendu.").default(true),
});

/** What a requester fills in, step by step. The server checks the whole again, and the day by `wantedDayFault`. */
export const missionBody = z
  .object({
    ...statedFields,
    /** Who is asked before everybody else; left out, it is open to all at once. */
    asked: askedField.optional(),
    pictures: picturesField,
  })
  .superRefine(checkStated);
export type MissionBody = z.input<typeof missionBody>;

export const missionWeeks = ["this_week", "next_week"] as const;
export type MissionWeek = (typeof missionWeeks)[number];

export const missionSorts = ["recent", "date", "amount"] as const;

const listQuery = z.strictObject({
  page: countField({ min: 1, max: 100, fallback: 1 }),
  limit: countField({ min: 1, max: 50, fallback: 10 }),
  cursor: cursorField.optional(),
  status: choicesField(missionStatuses).optional(),
  categories: choicesField(categorySlugs).optional(),
  subcategories: choicesField(subcategorySlugs).optional(),
  budget_types: choicesField(budgetTypes).optional(),
  payment_methods: choicesField(paymentMethods).optional(),
  /** Of any of these categories or services. */
  category_filters: choicesField([...categorySlugs, ...subcategorySlugs]).optional(),
  /** Posted by people who came for this. */
  profile_types: choicesField(userTypes).optional(),
  /** On which the person's own proposal stands so. */
  offer_status: choicesField(proposalStatuses).optional(),
  /** `true` keeps those that the person likes, `false` leaves them out. */
  liked: flagField.optional(),
  /** `true` keeps those within the way that the person's profile names; all where it names none. */
  nearby: flagField.optional(),
  is_urgent: flagField.optional(),
  /** Wanted in this week from today on, in the next one, or on a day; weeks begin on Monday, in France. */
  when: z.union([z.enum(missionWeeks), z.iso.date()], "Cette période n’est pas connue.").optional(),
  /** `true` keeps one's own missions, `false` leaves them out. */
  owner: flagField.optional(),
  search: line({ name: "Recherche", max: 120 }).optional(),
  missionId: idField.optional(),
  sort_by: z.enum(missionSorts, "Ce tri n’est pas connu.").default("recent"),
});
export type MissionListQuery = z.output<typeof listQuery>;

export const missionsContract = {
  list: endpoint({
    route: missionsRoutes.list,
    summary: "Open missions, newest first, 10 a page",
    query: listQuery,
    answer: listAnswer(listedMissionSchema),
    errors: [],
  }),
  all: endpoint({
    route: missionsRoutes.all,
    summary:
      "Missions of every status that the person may see: all open ones, their own, those they made a proposal on",
    query: listQuery,
    answer: listAnswer(listedMissionSchema),
    errors: [],
  }),
  matching: endpoint({
    route: missionsRoutes.matching,
    summary:
      "Open missions that suit the jobbeur by their services, their zone and their usual week, and that they made no proposal on, the nearest first, 10 a page; rejected ones are left out unless they are asked for",
    query: z.strictObject({
      page: countField({ min: 1, max: 100, fallback: 1 }),
      limit: countField({ min: 1, max: 50, fallback: 10 }),
      showRejected: flagField.default(false),
    }),
    answer: listAnswer(matchingMissionSchema),
    errors: [],
  }),
  asked: endpoint({
    route: missionsRoutes.asked,
    summary:
      "Missions for which the jobbeur is asked before everybody else, the next to run out first, 50 at most",
    answer: answer({ data: z.array(missionSchema) }),
    errors: [],
  }),
  create: endpoint({
    route: missionsRoutes.create,
    summary:
      "Posts a mission with its pictures and informs who is asked first, or the jobbeurs whom it suits",
    body: missionBody,
    bodyBytes: 44 * 1024,
    status: 201,
    answer: answer({ data: missionSchema }),
    errors: ["PROFILE_HIDDEN", "TERMS_REQUIRED"],
  }),
  details: endpoint({
    route: missionsRoutes.details,
    summary: "One mission",
    params: z.object({ id: idField }),
    answer: answer({ data: missionSchema }),
    errors: ["NOT_FOUND"],
  }),
  edit: endpoint({
    route: missionsRoutes.edit,
    summary:
      "States an open mission of one’s own otherwise; whoever proposed confirms another day, place, price or service, or lets the proposal lapse",
    params: z.object({ id: idField }),
    body: missionEditBody,
    bodyBytes: 44 * 1024,
    answer: answer({ data: missionSchema }),
    errors: ["NOT_FOUND", "MISSION_CHANGED", "MISSION_TRANSITION_REFUSED"],
  }),
  versions: endpoint({
    route: missionsRoutes.versions,
    summary:
      "What a mission stated before, the newest first, 50 at most: for its owner and staff, and since their proposal for who made one",
    params: z.object({ id: idField }),
    answer: answer({ data: z.array(missionVersionSchema) }),
    errors: ["NOT_FOUND"],
  }),
  reactions: endpoint({
    route: missionsRoutes.reactions,
    summary: "How many like and recommend a mission, and what the person declared of it",
    params: z.object({ id: idField }),
    answer: answer({ data: missionReactionsSchema }),
    errors: ["NOT_FOUND"],
  }),
  reject: endpoint({
    route: missionsRoutes.reject,
    summary: "Leaves a mission out of those that suit the person, or takes that back",
    params: z.object({ id: idField }),
    body: reactionBody("isRejected"),
    answer: answer({ data: missionReactionsSchema }),
    errors: ["NOT_FOUND", "OWN_MISSION"],
  }),
  like: endpoint({
    route: missionsRoutes.like,
    summary: "Likes a mission of another person, or takes that back; no one is informed",
    params: z.object({ id: idField }),
    body: reactionBody("isLiked"),
    answer: answer({ data: missionReactionsSchema }),
    errors: ["NOT_FOUND", "OWN_MISSION"],
  }),
  recommend: endpoint({
    route: missionsRoutes.recommend,
    summary: "Recommends a mission of another person, or takes that back; no one is informed",
    params: z.object({ id: idField }),
    body: reactionBody("isRecommended"),
    answer: answer({ data: missionReactionsSchema }),
    errors: ["NOT_FOUND", "OWN_MISSION"],
  }),
  publication: endpoint({
    route: missionsRoutes.publication,
    summary:
      "Of a mission of one’s own: how many were informed that it suits them, and how soon missions like it are answered",
    params: z.object({ id: idField }),
    answer: answer({ data: publicationSchema }),
    errors: ["NOT_FOUND"],
  }),
  asks: endpoint({
    route: missionsRoutes.asks,
    summary: "Who was asked first for a mission of one’s own, and how each of them stands",
    params: z.object({ id: idField }),
    answer: answer({ data: z.array(missionAskSchema) }),
    errors: ["NOT_FOUND"],
  }),
  see: endpoint({
    route: missionsRoutes.see,
    summary: "States that a person who is asked has seen the mission; sent twice it changes nothing",
    params: z.object({ id: idField }),
    answer: answer({ data: missionSchema }),
    errors: ["NOT_FOUND"],
  }),
  decline: endpoint({
    route: missionsRoutes.decline,
    summary:
      "Refuses a mission for which the person is asked; it is no longer shown to them while others are",
    params: z.object({ id: idField }),
    body: z
      .object({
        reason: z.enum(declineReasons, "Choisissez une réponse de la liste.").nullable().default(null),
      })
      .optional(),
    answer: answer({ data: z.object({ id: idField }) }),
    errors: ["NOT_FOUND", "MISSION_TRANSITION_REFUSED"],
  }),
  open: endpoint({
    route: missionsRoutes.open,
    summary: "Opens to all a mission of one’s own for which a few were asked first",
    params: z.object({ id: idField }),
    answer: answer({ data: missionSchema }),
    errors: ["NOT_FOUND", "MISSION_TRANSITION_REFUSED"],
  }),
  ...missionPicturesCalls,
  close: endpoint({
    route: missionsRoutes.close,
    summary: "Ends a mission as terminee or annulee (costs its owner 1 Jobi); its open proposals end with it",
    params: z.object({ id: idField }),
    body: z.object({ statut: z.enum(["terminee", "annulee"], "La mission se termine ou s’annule.") }),
    answer: answer({ data: missionSchema, message: z.string() }),
    errors: ["NOT_FOUND", "MISSION_TRANSITION_REFUSED", "INSUFFICIENT_JOBI", "DISPUTE_OPEN", "HOURS_MISSING"],
  }),
};
