import type { ErrorCode } from "@jobami/api/http/error-codes";
import type { MissionStatus } from "@jobami/api/missions/contract";

/** Who acts on a mission. */
export type MissionMover = "owner" | "other";

/** What the machine must know of a mission. A mission that is about to be posted is `brouillon`. */
export interface MissionState {
  statut: MissionStatus;
}

/** What people and staff do to a mission; `jobiBalance` is what its owner has before the step. */
export type MissionEvent =
  | { type: "mission.posted"; by: MissionMover; isProfileHidden: boolean; hasAcceptedTerms: boolean }
  | { type: "mission.begun" }
  | { type: "mission.completed"; by: MissionMover }
  | { type: "mission.cancelled"; by: MissionMover; jobiBalance: number }
  | { type: "mission.expired" }
  /** A dispute ended with nothing for the jobbeur, or a side is suspended before the work began: it is as if there had been none. */
  | { type: "mission.voided" }
  /** The account of its owner is deleted. */
  | { type: "owner.left" };

/** What must happen in the same transaction as the step; named here, performed by the server. */
export type MissionFollowUp =
  | { type: "jobbeurs.notified" }
  | { type: "jobi.debited"; amount: number }
  | { type: "proposals.ended"; as: "refusee" | "expiree" }
  | { type: "sides.notified"; of: MissionEvent["type"] };

/** Why a step is refused, as the error code that the server answers. */
export type MissionRefusal = Extract<
  ErrorCode,
  "FORBIDDEN" | "PROFILE_HIDDEN" | "TERMS_REQUIRED" | "MISSION_TRANSITION_REFUSED" | "INSUFFICIENT_JOBI"
>;
