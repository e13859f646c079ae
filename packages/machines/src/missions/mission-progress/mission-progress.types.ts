import type { ErrorCode } from "@jobami/api/http/error-codes";
import type { ProgressStatus, ProgressStep } from "@jobami/api/progress/routes";

/** Who acts on a mission that was agreed on. */
export type ProgressMover = "client" | "jobbeur" | "stranger";

/** What the machine must know of a mission that was agreed on. */
export interface ProgressState {
  status: ProgressStatus;
  /** Changes are asked for once. */
  hasAskedChanges: boolean;
  /** A dispute is open: nothing else happens meanwhile. */
  isDisputed: boolean;
  /** The price is by the hour, and how long it took is not stated yet. */
  needsHours: boolean;
  /** Neither the hour that was agreed on has come nor, without one, its day: nothing is done yet. */
  isEarly: boolean;
}

/** What its two sides do, and staff once the client was silent for long enough. */
export type ProgressEvent = { type: ProgressStep; by: ProgressMover } | { type: "confirmation.lapsed" };

/** What must happen in the same transaction as the step; named here, performed by the server. */
export type ProgressFollowUp =
  | { type: "side.notified"; side: "client" | "jobbeur"; of: ProgressEvent["type"] }
  | { type: "mission.completed" };

/** Why a step is refused, as the error code that the server answers. */
export type ProgressRefusal = Extract<
  ErrorCode,
  | "FORBIDDEN"
  | "PROGRESS_CHANGED"
  | "CHANGES_ASKED_ALREADY"
  | "DISPUTE_OPEN"
  | "HOURS_MISSING"
  | "WORK_TOO_EARLY"
>;
