import type { Route } from "../http/route.ts";

export const planningRoutes = {
  read: { method: "GET", path: "/api/planning", access: "jobutil" },
  asked: { method: "GET", path: "/api/planning/asked", access: "jobutil" },
  addException: { method: "POST", path: "/api/planning/exceptions", access: "jobutil" },
  removeException: { method: "DELETE", path: "/api/planning/exceptions/:id", access: "jobutil" },
  feed: { method: "GET", path: "/api/planning/feed", access: "jobutil" },
  renewFeed: { method: "POST", path: "/api/planning/feed", access: "jobutil" },
  dropFeed: { method: "DELETE", path: "/api/planning/feed", access: "jobutil" },
  hour: { method: "GET", path: "/api/missions/:id/hour", access: "jobutil" },
  ways: { method: "GET", path: "/api/missions/:id/hour/ways", access: "jobutil" },
  setHour: { method: "POST", path: "/api/missions/:id/hour", access: "jobutil" },
} as const satisfies Record<string, Route>;

/** Where calendars read a planning; the name is a secret with `.ics` behind it. */
export const agendaRoute = "/agenda/:name";

/** Whether the two of an agreed mission have an hour for it: none, one that waits for an answer, one they agreed on, or another one than that. */
export const hourStatuses = ["open", "proposed", "agreed", "moving"] as const;
export type HourStatus = (typeof hourStatuses)[number];

/** What the two do about it. */
export const hourActs = ["hour.accepted", "hour.refused", "hour.withdrawn", "hour.proposed"] as const;
export type HourAct = (typeof hourActs)[number];

/** The most days that are read at once. */
export const maxPlanningDays = 62;
/** The most hours that are reported at once to await an answer. */
export const maxAskedHours = 20;
/** The most exceptions that a person keeps. */
export const maxExceptions = 200;
/** The longest exception, in days. */
export const maxExceptionDays = 366;
/** The longest note to an exception, in characters. */
export const maxExceptionNote = 200;
/** Hours of missions begin and last on these steps, in minutes. */
export const hourStepMinutes = 15;
/** The longest that a mission takes of one day, in minutes. */
export const maxHourMinutes = 12 * 60;
