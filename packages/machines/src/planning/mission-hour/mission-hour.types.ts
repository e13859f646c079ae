import type { ErrorCode } from "@jobami/api/http/error-codes";
import type { HourAct, HourStatus } from "@jobami/api/planning/routes";

/** Who acts on the hour of a mission. */
export type HourMover = "client" | "jobbeur" | "stranger";

/** What the machine must know of the hour of a mission. */
export interface HourState {
  status: HourStatus;
  /** Whose proposal waits for the other's answer. */
  proposedBy: "client" | "jobbeur" | null;
}

export interface HourEvent {
  type: HourAct;
  by: HourMover;
}

/** What must happen in the same transaction as the act; named here, performed by the server. */
export type HourFollowUp =
  | { type: "side.notified"; side: "client" | "jobbeur"; of: HourAct }
  /** The mission is on the day of the hour that was agreed on. */
  | { type: "mission.dated" };

/** Why an act is refused, as the error code that the server answers. */
export type HourRefusal = Extract<ErrorCode, "FORBIDDEN" | "HOUR_CHANGED">;
