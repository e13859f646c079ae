import type { ErrorCode } from "@jobami/api/http/error-codes";
import type { MissionAudience, MissionStatus } from "@jobami/api/missions/contract";

/** Who acts on a mission. */
export type MissionMover = "owner" | "other";

/** What the machine must know of a mission. A mission that is about to be posted is `brouillon`. */
export interface MissionState {
  statut: MissionStatus;
  /** Whom it is for while it is open; everybody when left out. */
  audience?: MissionAudience;
}

/** What people and staff do to a mission; `jobiBalance` is what its owner has before the step. */
export type MissionEvent =
  | {
      type: "mission.posted";
      by: MissionMover;
      isProfileHidden: boolean;
      hasAcceptedTerms: boolean;
      /** A few people are asked before everybody else. */
      asksFirst: boolean;
    }
  /** None of those who were asked first can bring it about any more: they refused, are away, let the time run out, or their proposals ended. */
  | { type: "asks.over"; opensAfter: boolean }
  /** Its owner opens it to all before that, or after it. */
  | { type: "mission.opened"; by: MissionMover }
  /** Its owner shows it by other pictures, or describes them otherwise. */
  | { type: "pictures.changed"; by: MissionMover }
  /** Its owner states it otherwise: its text alone, or what others made their proposals for as well. */
  | { type: "mission.edited"; by: MissionMover; changesTerms: boolean }
  | { type: "mission.begun" }
  | { type: "mission.completed"; by: MissionMover }
  | { type: "mission.cancelled"; by: MissionMover; jobiBalance: number }
  /** The person who was chosen cannot come; `jobiBalance` is theirs. */
  | { type: "mission.left"; jobiBalance: number }
  | { type: "mission.expired" }
  /** A dispute ended with nothing for the jobbeur, or a side is suspended before the work began: it is as if there had been none. */
  | { type: "mission.voided" }
  /** The account of its owner is deleted. */
  | { type: "owner.left" };

/** What must happen in the same transaction as the step; named here, performed by the server. */
export type MissionFollowUp =
  | { type: "jobbeurs.notified" }
  | { type: "asked.notified" }
  /** Those who were asked and are still, are so no longer. */
  | { type: "asks.released"; of: MissionEvent["type"] }
  | { type: "owner.notified"; isOpened: boolean }
  /** Of whoever cancels. */
  | { type: "jobi.debited"; amount: number }
  /** Whoever proposed is to confirm the proposal, or lets it lapse. */
  | { type: "confirmations.asked" }
  | { type: "proposals.ended"; as: "refusee" | "expiree" }
  | { type: "sides.notified"; of: MissionEvent["type"] };

/** Why a step is refused, as the error code that the server answers. */
export type MissionRefusal = Extract<
  ErrorCode,
  "FORBIDDEN" | "PROFILE_HIDDEN" | "TERMS_REQUIRED" | "MISSION_TRANSITION_REFUSED" | "INSUFFICIENT_JOBI"
>;
