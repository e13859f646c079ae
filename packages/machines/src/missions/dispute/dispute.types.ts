import type { DisputeSide } from "@jobami/api/disputes/routes";
import type { ErrorCode } from "@jobami/api/http/error-codes";
import type { MissionStatus } from "@jobami/api/missions/contract";
import type { ProgressStatus } from "@jobami/api/progress/routes";
import type { Sum } from "../../money/payment/index.ts";

/** Where the newest dispute of a mission stands; `none` before there was any. */
export type DisputeStatus =
  | "none"
  | "opened"
  | "discussed"
  | "settled"
  | "withdrawn"
  | "decided"
  | "appealed"
  | "final";

/** Who acts on a dispute besides staff. */
export type DisputeMover = DisputeSide | "stranger";

/** A staff member; no one judges a dispute of their own. */
export interface DisputeJudge {
  id: string;
  isSide: boolean;
}

/** What the machine must know of the newest dispute of a mission. A sum is what the jobbeur gets in all. */
export interface DisputeState {
  status: DisputeStatus;
  /** Who opened the disputes of this mission, in their order: each side may once. */
  openers: readonly DisputeSide[];
  /** The last offer of each side. */
  offers: Record<DisputeSide, Sum | null>;
  /** What is due by the agreement: no one gets more by a dispute. */
  most: Sum;
  /** Who decided first. */
  decidedBy: string | null;
  decision: Sum | null;
}

/** What its sides, staff and time do. The server reports what it knows of times: a life cycle has no clock. */
export type DisputeEvent =
  | { type: "dispute.opened"; by: DisputeMover; isInTime: boolean }
  | { type: "dispute.said"; by: DisputeMover }
  | { type: "offer.made"; by: DisputeMover; sum: Sum }
  /** `sum` is what who accepts has read. */
  | { type: "offer.accepted"; by: DisputeMover; sum: Sum }
  | { type: "dispute.withdrawn"; by: DisputeMover }
  | { type: "dispute.decided"; by: DisputeJudge; sum: Sum; isAnswerOverdue: boolean }
  | { type: "decision.appealed"; by: DisputeMover }
  /** `isOnlyJudge`: the appeal waited for long enough, and no one else could decide of it. */
  | { type: "review.decided"; by: DisputeJudge; sum: Sum; isOnlyJudge: boolean }
  | { type: "appealWindow.ended" };

/** What must happen in the same transaction as the step; named here, performed by the server. */
export type DisputeFollowUp =
  | { type: "side.notified"; side: DisputeSide; of: DisputeEvent["type"] }
  | { type: "dispute.closed" }
  /** The jobbeur gets so much in all, and the mission is over. */
  | { type: "sum.settled"; sum: Sum };

/** Why a step is refused, as the error code that the server answers. */
export type DisputeRefusal = Extract<
  ErrorCode,
  "FORBIDDEN" | "DISPUTE_CHANGED" | "DISPUTE_NOT_NOW" | "ANSWER_AWAITED" | "AMOUNT_TOO_HIGH"
>;

/** What decides whether a dispute may be opened now, and about what. */
export interface DisputeOccasion {
  side: DisputeSide;
  status: ProgressStatus;
  statut: MissionStatus;
  /** When the work was to begin; null while no day was stated. */
  startsAt: number | null;
  /** Since when the mission stands as it does. */
  since: number;
  now: number;
}
