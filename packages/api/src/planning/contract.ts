import { z } from "zod";
import { answer, endpoint } from "../http/contract.ts";
import { countField, idField, instantField, line } from "../http/fields.ts";
import { missionMoments, missionStatuses, publicPersonSchema } from "../missions/contract.ts";
import { missionTimings } from "../missions/timing.ts";
import { communeCodeField } from "../places/contract.ts";
import {
  hourActs,
  hourStatuses,
  hourStepMinutes,
  maxAskedHours,
  maxExceptionDays,
  maxExceptionNote,
  maxHourMinutes,
  maxPlanningDays,
  planningRoutes,
} from "./routes.ts";
import { daysBetween } from "./time.ts";

const sides = ["client", "jobbeur"] as const;
export type PlanningSide = (typeof sides)[number];

/** A day of a planning: neither before there was one, nor so far ahead that calendars mean nothing. */
const dayField = z.iso
  .date("Choisissez une date.")
  .refine((day) => day >= "2020-01-01" && day <= "2100-12-31", "Cette date est trop lointaine.");
const timeField = z
  .string("Indiquez une heure.")
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Indiquez une heure, de 00:00 à 23:59.");

const spanSchema = z.object({ startsAt: instantField, endsAt: instantField });
/** From when to when, in instants. */
export type HourSpan = z.output<typeof spanSchema>;

const hourShape = {
  status: z.enum(hourStatuses),
  /** What the two agreed on; it stays while another is proposed. */
  agreed: spanSchema.nullable(),
  proposed: spanSchema.nullable(),
  proposedBy: z.enum(sides).nullable(),
  /** Counts the changes: an act names the one that it answers. */
  version: z.int().min(0),
};

/** An agreed mission in a person’s planning. */
export const slotSchema = z.object({
  missionId: idField,
  title: z.string(),
  place: z.string(),
  /** INSEE code of its commune: its day and hours are what the clocks there show. */
  placeCode: communeCodeField,
  /** Day of the mission, `YYYY-MM-DD`: the last one that makes sense where none is agreed on yet. */
  day: z.iso.date(),
  /** The last of several days, each of which it takes; null where it takes one. */
  endDay: z.iso.date().nullish(),
  timing: z.enum(missionTimings).optional(),
  moment: z.enum(missionMoments),
  statut: z.enum(missionStatuses),
  /** On which side of it the reader stands. */
  side: z.enum(sides),
  /** Who stands on the other. */
  other: publicPersonSchema,
  /** It has not begun, and its exact address was not given. */
  isAddressMissing: z.boolean().optional(),
  ...hourShape,
});
export type PlanningSlot = z.output<typeof slotSchema>;

/** When a jobbeur is not available, against their usual week: whole days, or hours of one day, as the clocks show them where they are. */
export const exceptionSchema = z.object({
  id: idField,
  firstDay: z.iso.date(),
  lastDay: z.iso.date(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  /** To oneself alone. */
  note: z.string(),
});
export type PlanningException = z.output<typeof exceptionSchema>;

const wayShape = {
  /** How long it takes; null where no road leads there, or it is too far for anybody to state. */
  minutes: z.int().min(0).nullable(),
  /** How far it is there instead; null where that is not known either. */
  km: z.int().min(0).nullable(),
};
/** The way to an agreed mission from the one before it on that day. */
const travelSchema = z.object({
  fromId: idField,
  toId: idField,
  day: z.iso.date(),
  ...wayShape,
  /** Less time is left than it takes at any rate. */
  isTight: z.boolean(),
});
export type Travel = z.output<typeof travelSchema>;

const rangeSchema = z.object({ from: z.string(), to: z.string() });
const planningSchema = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  /** By day and hour. */
  slots: z.array(slotSchema),
  travels: z.array(travelSchema),
  exceptions: z.array(exceptionSchema),
  /** The usual hours of each day of the span, as the profile states; none for who is no jobbeur. */
  usual: z.array(z.object({ day: z.iso.date(), ranges: z.array(rangeSchema) })),
  holidays: z.array(z.object({ day: z.iso.date(), name: z.string() })),
});
export type Planning = z.output<typeof planningSchema>;

/** Whole days where no hours are given; hours are of one day. */
export const exceptionBody = z
  .object({
    firstDay: dayField,
    lastDay: dayField,
    from: timeField.nullable().default(null),
    to: timeField.nullable().default(null),
    note: line({ name: "Note", min: 0, max: maxExceptionNote }).trim().default(""),
  })
  .superRefine(({ firstDay, lastDay, from, to }, context) => {
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: "custom", path: [path], message });
    if (lastDay < firstDay) refuse("lastDay", "La fin vient avant le début.");
    else if (daysBetween(firstDay, lastDay) >= maxExceptionDays)
      refuse("lastDay", "Une indisponibilité dure un an au plus.");
    if ((from === null) !== (to === null)) refuse(from === null ? "from" : "to", "Indiquez une heure.");
    else if (from !== null && to !== null) {
      if (firstDay !== lastDay) refuse("lastDay", "Des heures vont avec un seul jour.");
      if (to <= from) refuse("to", "La fin vient avant le début.");
    }
  });
export type ExceptionBody = z.input<typeof exceptionBody>;
export type ExceptionInput = z.output<typeof exceptionBody>;

/** The hour of an agreed mission, as one of its sides reads it. */
export const missionHourSchema = z.object({
  missionId: idField,
  /** INSEE code of its commune: its day and hours are what the clocks there show. */
  placeCode: communeCodeField,
  day: z.iso.date(),
  /** The last of several days; null where it takes one. */
  endDay: z.iso.date().nullish(),
  timing: z.enum(missionTimings).optional(),
  side: z.enum(sides),
  /** Who stands on the other. */
  other: publicPersonSchema,
  ...hourShape,
});
export type MissionHour = z.output<typeof missionHourSchema>;

/** An act upon the version that was read; a proposal states from when and how long, and which day where it is another than the mission’s. */
export const hourBody = z
  .object({
    act: z.enum(hourActs, "Cet acte n’est pas connu."),
    version: z
      .int("Une version est attendue.")
      .min(0)
      .max(2 ** 31 - 2),
    day: dayField.optional(),
    from: timeField.optional(),
    minutes: z
      .int("Indiquez une durée.")
      .min(hourStepMinutes, "Un quart d’heure au moins.")
      .max(maxHourMinutes, "Douze heures au plus.")
      .multipleOf(hourStepMinutes, "Comptez par quarts d’heure.")
      .optional(),
  })
  .superRefine(({ act, from, minutes }, context) => {
    if (act !== "hour.proposed") return;
    if (from === undefined)
      context.addIssue({ code: "custom", path: ["from"], message: "Indiquez une heure." });
    if (minutes === undefined)
      context.addIssue({ code: "custom", path: ["minutes"], message: "Indiquez une durée." });
  });
export type HourBody = z.input<typeof hourBody>;
export type HourInput = z.output<typeof hourBody>;

/** A way that a proposed hour would leave too little time for. What the other mission is, and how far, is for who goes there. */
const tightSchema = z.object({
  /** Whether the other mission comes before or after. */
  side: z.enum(["before", "after"]),
  title: z.string().nullable(),
  ...wayShape,
  left: z.int().nullable(),
});
export type TightWay = z.output<typeof tightSchema>;

/** An hour that may be proposed. */
const hourQuery = z.strictObject({
  day: dayField,
  from: timeField,
  minutes: countField({ min: hourStepMinutes, max: maxHourMinutes, fallback: hourStepMinutes }),
});
export type HourQuery = z.input<typeof hourQuery>;

const missionParams = z.object({ id: idField });

export const planningContract = {
  read: endpoint({
    route: planningRoutes.read,
    summary: "Some days of the planning: agreed missions, exceptions, the usual hours and public holidays",
    query: z.strictObject({
      from: dayField,
      days: countField({ min: 1, max: maxPlanningDays, fallback: 7 }),
    }),
    answer: answer({ data: planningSchema }),
    errors: [],
  }),
  asked: endpoint({
    route: planningRoutes.asked,
    summary:
      "The agreed missions for which the other side proposes an hour and awaits an answer, the soonest first",
    answer: answer({ data: z.array(slotSchema).max(maxAskedHours) }),
    errors: [],
  }),
  addException: endpoint({
    route: planningRoutes.addException,
    summary: "A jobbeur is not available on some days, or from one hour to another",
    body: exceptionBody,
    status: 201,
    answer: answer({ data: exceptionSchema }),
    errors: ["JOBBEUR_ONLY", "PLANNING_FULL"],
  }),
  removeException: endpoint({
    route: planningRoutes.removeException,
    summary: "Takes an exception of one's own away",
    params: missionParams,
    answer: answer({}),
    errors: ["NOT_FOUND"],
  }),
  feed: endpoint({
    route: planningRoutes.feed,
    summary: "Since when other calendars can read the planning; null when they cannot",
    answer: answer({ data: z.object({ createdAt: instantField.nullable() }) }),
    errors: [],
  }),
  renewFeed: endpoint({
    route: planningRoutes.renewFeed,
    summary: "Makes a secret address for other calendars, shown once; the one before reads nothing any more",
    answer: answer({ data: z.object({ address: z.string(), createdAt: instantField }) }),
    errors: [],
  }),
  dropFeed: endpoint({
    route: planningRoutes.dropFeed,
    summary: "Other calendars read nothing any more",
    answer: answer({}),
    errors: [],
  }),
  hour: endpoint({
    route: planningRoutes.hour,
    summary: "The hour of an agreed mission, for its two sides; null for others and while no one was chosen",
    params: missionParams,
    answer: answer({ data: missionHourSchema.nullable() }),
    errors: ["NOT_FOUND"],
  }),
  ways: endpoint({
    route: planningRoutes.ways,
    summary:
      "For which ways of the jobbeur an hour of an agreed mission would leave too little time, reported to its two sides",
    params: missionParams,
    query: hourQuery,
    answer: answer({ data: z.array(tightSchema) }),
    errors: ["NOT_FOUND"],
  }),
  setHour: endpoint({
    route: planningRoutes.setHour,
    summary:
      "A side proposes an hour, of the mission's day or another, accepts or refuses the other's, or takes its own back. The mission's day follows what is accepted. Who comes second gets `data.hour` as it stands",
    params: missionParams,
    body: hourBody,
    answer: answer({ data: missionHourSchema }),
    errors: ["NOT_FOUND", "FORBIDDEN", "HOUR_CHANGED", "HOUR_TAKEN", "MISSION_CLOSED"],
  }),
};
