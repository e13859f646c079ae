import { isUnanswered, type Refusal } from "../../boundary/refusal.ts";
import type { NegotiationProblem, NegotiationProblemCode, Proposal } from "./proposal-negotiation.types.ts";

const problems: Partial<Record<Refusal["code"], NegotiationProblemCode>> = {
  PROPOSAL_CHANGED: "PROPOSAL_CHANGED",
  MISSION_CLOSED: "MISSION_CLOSED",
  PROPOSAL_TRANSITION_REFUSED: "NOT_ALLOWED",
  PROPOSAL_UNCONFIRMED: "NOT_ALLOWED",
  PROPOSAL_EXISTS: "NOT_ALLOWED",
  JOBBEUR_ONLY: "NOT_ALLOWED",
  OWN_MISSION: "NOT_ALLOWED",
  NOT_FOUND: "NOT_ALLOWED",
  VALIDATION_FAILED: "FORM_INVALID",
  PROFILE_HIDDEN: "PROFILE_HIDDEN",
};

/** The problem behind a refused step. */
export function problemOf(refusal: Refusal): NegotiationProblem {
  const { code, message, fields } = refusal;
  return {
    code: isUnanswered(refusal) ? "UNANSWERED" : (problems[code] ?? "STEP_REFUSED"),
    cause: code,
    message,
    fields,
  };
}

/** The proposal that a refusal brings along, as PROPOSAL_CHANGED does. */
export function broughtProposal(refusal: Refusal): Proposal | null {
  const { proposal } = refusal.data;
  return typeof proposal === "object" && proposal !== null && "proposalId" in proposal
    ? (proposal as Proposal)
    : null;
}
