import type { FilePurpose } from "../files/routes.ts";
import type { Route } from "../http/route.ts";

export const progressRoutes = {
  read: { method: "GET", path: "/api/missions/:id/progress", access: "jobutil" },
  step: { method: "POST", path: "/api/missions/:id/progress", access: "jobutil" },
  incident: { method: "POST", path: "/api/missions/:id/incidents", access: "jobutil" },
  contact: { method: "PUT", path: "/api/missions/:id/contact", access: "jobutil" },
  payment: {
    method: "POST",
    path: "/api/missions/propositions/:id/:proposalId/payment-status",
    access: "jobutil",
  },
} as const satisfies Record<string, Route>;

/** Where a mission that was agreed on stands, until it is confirmed. */
export const progressStatuses = ["agreed", "onTheWay", "begun", "done", "changesAsked", "confirmed"] as const;
export type ProgressStatus = (typeof progressStatuses)[number];

/** What its two sides do, in the order of their buttons. */
export const progressSteps = [
  "way.started",
  "work.begun",
  "work.done",
  "changes.asked",
  "work.confirmed",
] as const;
export type ProgressStep = (typeof progressSteps)[number];

/** What goes wrong before the work begins: what its two sides do about it, in the order of their buttons. */
export const incidentActs = [
  "late.announced",
  "absence.reported",
  "absence.denied",
  "absence.admitted",
  "absence.closed",
  "mission.left",
  "safety.left",
] as const;
export type IncidentAct = (typeof incidentActs)[number];

/** The shortest and the longest that a person announces to be late by, in minutes. */
export const lateMinutes = { min: 5, max: 600 };
/** The longest word to what goes wrong, in characters. */
export const maxIncidentNote = 300;

/** How much of what was agreed has been paid [PROP-15]. */
export const paymentStatuses = ["en_attente", "partiel", "paye"] as const;

/** Photos of work that is done: the two sides of the mission and moderators may look. */
export const workPhoto: FilePurpose = {
  name: "workPhoto",
  kind: "picture",
  isPublic: false,
  largest: 10_000_000,
  most: 6,
};

/** The longest note to a step, in characters. */
export const maxProgressNote = 1000;
/** The longest that changes may be given to be made, in days. */
export const maxChangeDays = 30;
/** The most hours that one mission takes. */
export const maxHours = 200;
