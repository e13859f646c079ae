import type { FieldError } from "@jobami/api/http/error-codes";
import type { MissionStatus } from "@jobami/api/missions/contract";
import type { Proposal, ProposalSide, ProposeBody, RefusalNote } from "@jobami/api/proposals/contract";
import type { Notice } from "../../boundary/emitted.ts";
import type { Refusal, RefusalCode } from "../../boundary/refusal.ts";
import type { ProposalAction } from "../proposal/index.ts";

export type { Proposal, ProposalSide };
/** What is offered: amount, Jobi beside it, way of paying, text. */
export type Terms = ProposeBody;

/** What goes with a refusal: a sentence of the list, a text of one’s own, or both. */
export type Note = Pick<RefusalNote, "reason" | "text">;

/** A step of the negotiation: the first offer, or an answer to the standing one. */
export type NegotiationAction = "propose" | ProposalAction;
/** The steps that need a yes before they are sent. */
export type Decision = Exclude<ProposalAction, "counter">;

/** What is sent, frozen: a repetition sends the same under the same key, so that it happens once. */
export interface Step {
  action: NegotiationAction;
  missionId: string;
  /** Null for a first offer. */
  proposalId: string | null;
  /** The version that the user saw; null for a first offer. */
  expectedVersion: number | null;
  /** Null for a decision. */
  terms: Terms | null;
  /** Of a refusal; null where none was left, and for every other step. */
  note: Note | null;
  idempotencyKey: string;
}

/** Where a negotiation stands: `proposal` is null before the first offer. */
export interface Negotiation {
  proposal: Proposal | null;
  missionStatut: MissionStatus;
}

export interface ProposalNegotiationInput {
  side: ProposalSide;
  missionId: string;
  /** Null when the jobbeur may not have proposed yet: the load decides. */
  proposalId: string | null;
  /** The jobbeur of this negotiation, to know its live events. */
  jobbeurId: string;
}

export type NegotiationProblemCode =
  | "LOAD_FAILED"
  | "PROPOSAL_CHANGED"
  | "MISSION_CLOSED"
  | "NOT_ALLOWED"
  | "FORM_INVALID"
  | "PROFILE_HIDDEN"
  | "UNANSWERED"
  | "STEP_REFUSED";

export interface NegotiationProblem {
  code: NegotiationProblemCode;
  /** The code behind it, as the server or the network gave it; null when a live event reports it or nothing answered a load. */
  cause: RefusalCode | null;
  /** The server's sentence; empty when there is none. */
  message: string;
  fields: FieldError[];
}

export interface ProposalNegotiationContext extends ProposalNegotiationInput, Negotiation {
  /** What was typed and not accepted by the server yet. */
  typed: Terms | null;
  /** The decision that waits for its yes. */
  decision: Decision | null;
  /** What was written for a refusal that the server has not accepted. */
  note: Note | null;
  /** The step under way, or the one that had no answer. */
  step: Step | null;
  refusal: Refusal | null;
  problem: NegotiationProblem | null;
}

export type ProposalNegotiationEvent =
  | { type: "offer.begun" }
  | { type: "terms.typed"; terms: Terms }
  | { type: "terms.submitted"; terms: Terms }
  | { type: "offer.left" }
  | { type: "decision.chosen"; decision: Decision }
  | { type: "decision.confirmed"; note?: Note }
  | { type: "decision.left" }
  | { type: "retry.requested" }
  | { type: "step.abandoned" }
  | { type: "reload.requested" }
  /** Live: this negotiation moved. */
  | { type: "proposal.moved"; proposal: Proposal }
  /** Live: its mission moved. */
  | { type: "mission.moved"; missionId: string; statut: MissionStatus };

export type NegotiationNoticeCode =
  | "PROPOSAL_SENT"
  | "COUNTER_SENT"
  | "PROPOSAL_ACCEPTED"
  | "PROPOSAL_REJECTED"
  | "PROPOSAL_WITHDRAWN"
  | "PROPOSAL_CONFIRMED"
  | "OTHER_SIDE_MOVED"
  | NegotiationProblemCode;

/** The negotiation moved by this user's step: lists that show it are to be read again. */
export interface NegotiationMoved {
  type: "proposal.answered";
  proposal: Proposal;
}

export type ProposalNegotiationEmitted = Notice<NegotiationNoticeCode> | NegotiationMoved;
