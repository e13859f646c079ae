import type { ErrorCode } from "@jobami/api/http/error-codes";
import type { IncidentAct } from "@jobami/api/progress/routes";

/** Who acts on a mission that was agreed on. */
export type IncidentMover = "client" | "jobbeur" | "stranger";

type Side = Exclude<IncidentMover, "stranger">;

/** What the machine must know of a mission under way. */
export interface IncidentState {
  /** Whether a person is reported not to have come, and what they answered; `over` once the mission ended by it. */
  status: "none" | "reported" | "denied" | "admitted" | "over";
  /** Who reported it. */
  reportedBy: Side | null;
  /** The work began: no one is late or absent any more. */
  hasBegun: boolean;
  /** A dispute is open: nothing else happens meanwhile. */
  isDisputed: boolean;
  /** An hour is agreed on, and it is the day of it. */
  isItsDay: boolean;
  /** The hour that was agreed on has come; without one, its day is over. */
  isDue: boolean;
  /** Who was reported has not answered in time. */
  isAnswerOverdue: boolean;
}

export interface IncidentEvent {
  type: IncidentAct;
  by: IncidentMover;
}

/** What must happen in the same transaction as the act; named here, performed by the server. */
export type IncidentFollowUp =
  | { type: "side.notified"; side: Side; of: IncidentAct }
  /** The mission is cancelled by the jobbeur, as its owner could do it. */
  | { type: "mission.cancelled" }
  /** The mission is cancelled at no cost, through no one's fault. */
  | { type: "mission.voided" };

/** Why an act is refused, as the error code that the server answers. */
export type IncidentRefusal = Extract<
  ErrorCode,
  "FORBIDDEN" | "DISPUTE_OPEN" | "INCIDENT_TOO_EARLY" | "INCIDENT_CHANGED"
>;
