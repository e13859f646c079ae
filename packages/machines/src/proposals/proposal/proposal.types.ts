import type { ErrorCode } from "@jobami/api/http/error-codes";
import type { MissionStatus } from "@jobami/api/missions/contract";
import type { ProposalSide, ProposalStatus } from "@jobami/api/proposals/contract";

/** Who moves: one of the two sides, or a person who has no part in the negotiation. */
export type ProposalMover = ProposalSide | "stranger";

/** What the machine must know of a proposal: `statut` is null before it is made, `version` grows with every step. */
export interface ProposalState {
  statut: ProposalStatus | null;
  version: number;
  missionStatut: MissionStatus;
  /** Its mission is another than the one it was made for, and its jobbeur has not confirmed it. */
  isUnconfirmed?: boolean;
}

/** What a side does with a standing proposal; `expectedVersion` is the version it saw when it decided. */
export interface ProposalMove {
  type:
    | "proposal.accepted"
    | "proposal.rejected"
    | "proposal.countered"
    | "proposal.withdrawn"
    | "proposal.confirmed";
  by: ProposalMover;
  expectedVersion?: number | undefined;
  /** The time to confirm it is over. */
  isLate?: boolean;
}

/** A person offers to do a mission; `earlier` is the status of their newest proposal on it, null without one. */
export interface ProposalMade {
  type: "proposal.made";
  by: ProposalMover;
  isJobbeur: boolean;
  isProfileHidden: boolean;
  earlier: ProposalStatus | null;
}

/** What happens around a proposal: another one was accepted, its mission changed or ended, or the time to confirm it is over. */
export type ProposalFate =
  | { type: "terms.changed" }
  | { type: "confirmation.lapsed" }
  | { type: "other.accepted" }
  | { type: "mission.ended"; as: Extract<ProposalStatus, "refusee" | "expiree"> };

export type ProposalEvent = ProposalMove | ProposalMade | ProposalFate;

/** What must happen in the same transaction as the step; named here, performed by the server. */
export type ProposalFollowUp =
  | { type: "mission.begun" }
  | { type: "others.refused" }
  | { type: "side.notified"; side: ProposalSide; of: ProposalEvent["type"] };

/** Why a step is refused, as the error code that the server answers. */
export type ProposalRefusal = Extract<
  ErrorCode,
  | "FORBIDDEN"
  | "PROPOSAL_CHANGED"
  | "PROPOSAL_UNCONFIRMED"
  | "PROPOSAL_TRANSITION_REFUSED"
  | "MISSION_CLOSED"
  | "JOBBEUR_ONLY"
  | "OWN_MISSION"
  | "PROPOSAL_EXISTS"
  | "PROFILE_HIDDEN"
>;
