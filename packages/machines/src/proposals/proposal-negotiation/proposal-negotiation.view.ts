import type { MissionStatus } from "@jobami/api/missions/contract";
import type { SnapshotFrom } from "xstate";
import { allowedActions, turnOf } from "./negotiation.rules.ts";
import type { ProposalNegotiationMachine } from "./proposal-negotiation.machine.ts";
import type {
  Decision,
  NegotiationAction,
  NegotiationProblem,
  Note,
  Proposal,
  ProposalSide,
  Terms,
} from "./proposal-negotiation.types.ts";

export type NegotiationStatus =
  | "loading"
  | "unloaded"
  | "idle"
  | "composing"
  | "confirming"
  | "sending"
  | "unsent"
  | "closed";

/** What a negotiation's screen shows to one side. */
export interface ProposalNegotiationView {
  status: NegotiationStatus;
  side: ProposalSide;
  proposal: Proposal | null;
  missionStatut: MissionStatus;
  /** Whose answer is awaited; null when the negotiation is over or not begun. */
  turn: ProposalSide | null;
  /** The buttons to show; none while something is under way. They stay while one of them is being confirmed: it gets the focus back. */
  actions: readonly NegotiationAction[];
  /** The decision being confirmed. */
  decision: Decision | null;
  /** What was written for a refusal that did not go through: its question starts from it. */
  note: Note | null;
  /** What was typed and is not with the server yet: the form starts from it. */
  typed: Terms | null;
  /** The other side moved while the user wrote: the new offer is shown beside what was typed. */
  isConflict: boolean;
  isSending: boolean;
  canRetry: boolean;
  problem: NegotiationProblem | null;
}

function statusOf(
  snapshot: Pick<SnapshotFrom<ProposalNegotiationMachine>, "matches" | "hasTag">,
): NegotiationStatus {
  for (const tag of ["loading", "composing", "confirming", "sending", "unsent", "closed"] as const)
    if (snapshot.hasTag(tag)) return tag;
  return snapshot.matches("unloaded") ? "unloaded" : "idle";
}

/** Snapshot to screen. The life cycle states what is allowed. */
export function proposalNegotiationView(
  snapshot: Pick<SnapshotFrom<ProposalNegotiationMachine>, "matches" | "hasTag" | "context">,
): ProposalNegotiationView {
  const { side, proposal, missionStatut, typed, decision, note, problem } = snapshot.context;
  const status = statusOf(snapshot);
  const isAtRest = status === "idle" || status === "confirming";
  return {
    status,
    side,
    proposal,
    missionStatut,
    turn: turnOf({ proposal, missionStatut }),
    actions: isAtRest ? allowedActions({ proposal, missionStatut }, side) : [],
    decision,
    note,
    typed,
    isConflict: snapshot.hasTag("conflict"),
    isSending: status === "sending",
    canRetry: status === "unsent",
    problem,
  };
}
