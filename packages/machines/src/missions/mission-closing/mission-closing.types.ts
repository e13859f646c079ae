import type { Mission, MissionStatus } from "@jobami/api/missions/contract";
import type { Notice } from "../../boundary/emitted.ts";
import type { RefusalCode } from "../../boundary/refusal.ts";
import type { MissionAction } from "../mission/index.ts";

export type { Mission, MissionAction };

/** The end of a mission as it is sent, each time the same. */
export interface Closing {
  missionId: string;
  statut: "terminee" | "annulee";
  idempotencyKey: string;
}

export interface MissionClosingInput {
  missionId: string;
  statut: MissionStatus;
}

/** Why the mission did not end. UNANSWERED and CHARGE_FAILED can be sent again as they stand. */
export type ClosingProblemCode =
  | "UNANSWERED"
  | "CHARGE_FAILED"
  | "NOT_ALLOWED"
  | "INSUFFICIENT_JOBI"
  | "CLOSING_REFUSED";

export interface ClosingProblem {
  code: ClosingProblemCode;
  /** The code behind it; null when the mission moved by itself. */
  cause: RefusalCode | null;
  /** The server's sentence; empty when there is none. */
  message: string;
}

export interface MissionClosingContext {
  missionId: string;
  statut: MissionStatus;
  /** What is being confirmed or sent. */
  action: MissionAction | null;
  /** What is with the server until it has answered, so that repetitions end the mission, and cost, once. */
  closing: Closing | null;
  problem: ClosingProblem | null;
}

export type MissionClosingEvent =
  | { type: "action.chosen"; action: MissionAction }
  | { type: "action.confirmed" }
  | { type: "action.left" }
  | { type: "retry.requested" }
  /** The mission's status changed, by whoever changed it. */
  | { type: "mission.moved"; statut: MissionStatus };

export type ClosingNoticeCode = "MISSION_COMPLETED" | "MISSION_CANCELLED";

/** The server's answer: the mission as it ended. */
export interface MissionEnded {
  type: "mission.ended";
  mission: Mission;
}

export type MissionClosingEmitted = Notice<ClosingNoticeCode> | MissionEnded;
