import type { Route } from "../http/route.ts";

export const dataAuditsRoutes = {
  list: { method: "GET", path: "/api/admin/data-audits", access: "jobpadm" },
  run: { method: "POST", path: "/api/admin/data-audits", access: "jobpadm" },
  one: { method: "GET", path: "/api/admin/data-audits/:id", access: "jobpadm" },
} as const satisfies Record<string, Route>;

/** What is checked of the data, in the order of an audit. */
export const dutyKeys = [
  "erased.rows",
  "erased.names",
  "deletions.late",
  "accounts.asleep",
  "terms.unversioned",
  "terms.missing",
  "ai.lapsed",
  "newsletter.unconfirmed",
  "mails.kept",
  "links.kept",
  "sessions.kept",
  "devices.kept",
  "addresses.kept",
  "logs.kept",
  "requests.late",
] as const;
export type DutyKey = (typeof dutyKeys)[number];

/** Those that break no promise, and are worth knowing: such consents count no longer, and the product asks anew. */
export const notedDuties: readonly DutyKey[] = ["terms.missing", "ai.lapsed"];

/** How a check came out: the promise is upheld, it is broken, or there is something to know. */
export const dutyStates = ["kept", "broken", "noted"] as const;
export type DutyState = (typeof dutyStates)[number];

/** How many ids a check names. */
export const mostExamples = 10;
