import { assign, emit, enqueueActions, setup } from "xstate";
import { notProvided } from "../../boundary/not-provided.ts";
import type { Refusal } from "../../boundary/refusal.ts";
import { broughtProposal, problemOf } from "./negotiation.problem.ts";
import { allowedActions, isNewer, offerAction } from "./negotiation.rules.ts";
import type {
  Decision,
  Negotiation,
  NegotiationAction,
  NegotiationNoticeCode,
  NegotiationProblemCode,
  Note,
  Proposal,
  ProposalNegotiationContext,
  ProposalNegotiationEmitted,
  ProposalNegotiationEvent,
  ProposalNegotiationInput,
  Step,
  Terms,
} from "./proposal-negotiation.types.ts";

const done: Record<NegotiationAction, NegotiationNoticeCode> = {
  propose: "PROPOSAL_SENT",
  counter: "COUNTER_SENT",
  accept: "PROPOSAL_ACCEPTED",
  reject: "PROPOSAL_REJECTED",
  withdraw: "PROPOSAL_WITHDRAWN",
  confirm: "PROPOSAL_CONFIRMED",
};

/** The newer of what is known and what comes in; a proposal carries the status of its mission. */
function newest(context: ProposalNegotiationContext, incoming: Proposal | null): Partial<Negotiation> {
  return incoming !== null && isNewer(context, incoming)
    ? { proposal: incoming, missionStatut: incoming.mission.statut }
    : {};
}

/** Whether a live event brought a newer state than the answer of a load. */
function isOutrun({ proposal }: ProposalNegotiationContext, loaded: Proposal | null): boolean {
  return proposal !== null && (loaded === null || loaded.version < proposal.version);
}

/** A step as it will be sent, each time the same. */
function stepOf(
  context: ProposalNegotiationContext,
  action: NegotiationAction,
  what: Pick<Step, "terms" | "note">,
  idempotencyKey: string,
): Step {
  const isAnswer = action !== "propose";
  return {
    action,
    missionId: context.missionId,
    proposalId: isAnswer ? (context.proposal?.proposalId ?? null) : null,
    expectedVersion: isAnswer ? (context.proposal?.version ?? null) : null,
    ...what,
    idempotencyKey,
  };
}

/** Everything the negotiation's chart names: its types, its dependencies, its guards and actions. */
export function setupNegotiation(newIdempotencyKey: () => string) {
  return setup({
    types: {
      context: {} as ProposalNegotiationContext,
      events: {} as ProposalNegotiationEvent,
      input: {} as ProposalNegotiationInput,
      emitted: {} as ProposalNegotiationEmitted,
      tags: {} as "loading" | "composing" | "confirming" | "sending" | "conflict" | "unsent" | "closed",
    },
    actors: {
      loadNegotiation: notProvided<Negotiation, { missionId: string; proposalId: string | null }>(
        "loadNegotiation",
      ),
      sendStep: notProvided<Proposal, Step>("sendStep"),
    },
    guards: {
      canOffer: ({ context }) => offerAction(context, context.side) !== null,
      canDecide: ({ context }, { decision }: { decision: Decision }) =>
        allowedActions(context, context.side).includes(decision),
      isNewer: ({ context }, { proposal }: { proposal: Proposal }) => isNewer(context, proposal),
      isOwnMission: ({ context }, { missionId }: { missionId: string }) => missionId === context.missionId,
      hasProblem: ({ context }, { code }: { code: NegotiationProblemCode }) => context.problem?.code === code,
      hasTerms: ({ context }) => context.step !== null && context.step.terms !== null,
      isChangedUnderTerms: ({ context }) =>
        context.problem?.code === "PROPOSAL_CHANGED" && context.step !== null && context.step.terms !== null,
      isOfferBarred: ({ context }) => offerAction(context, context.side) === null,
      isDecisionBarred: ({ context }) =>
        context.decision !== null && !allowedActions(context, context.side).includes(context.decision),
    },
    actions: {
      keepLoaded: assign(({ context }, { proposal, missionStatut }: Negotiation) => ({
        ...newest(context, proposal),
        ...(isOutrun(context, proposal) ? {} : { missionStatut }),
      })),
      update: assign(({ context }, { proposal }: { proposal: Proposal }) => newest(context, proposal)),
      updateMission: assign({
        missionStatut: (_, { statut }: { statut: Negotiation["missionStatut"] }) => statut,
      }),
      keepTerms: assign({ typed: (_, { terms }: { terms: Terms }) => terms }),
      startOffer: assign(({ context }, { terms }: { terms: Terms }) => ({
        typed: terms,
        step: stepOf(
          context,
          offerAction(context, context.side) ?? "counter",
          { terms, note: null },
          newIdempotencyKey(),
        ),
        problem: null,
        refusal: null,
      })),
      keepDecision: assign({
        decision: (_, { decision }: { decision: Decision }) => decision,
        problem: null,
        refusal: null,
      }),
      dropDecision: assign({ decision: null }),
      startDecision: assign(({ context }, { note }: { note: Note | null }) => ({
        step:
          context.decision === null
            ? null
            : stepOf(
                context,
                context.decision,
                { terms: null, note: context.decision === "reject" ? note : null },
                newIdempotencyKey(),
              ),
        note: context.decision === "reject" ? note : context.note,
        decision: null,
        problem: null,
        refusal: null,
      })),
      finishStep: assign(({ context }, answered: Proposal) => ({
        ...newest(context, answered),
        typed: context.step?.terms === null ? context.typed : null,
        note: null,
        step: null,
        problem: null,
        refusal: null,
      })),
      dropStep: assign({ step: null }),
      keepRefusal: assign(({ context }, refusal: Refusal) => ({
        ...newest(context, broughtProposal(refusal)),
        refusal,
        problem: problemOf(refusal),
      })),
      keepProblem: assign({
        problem: (_, code: NegotiationProblemCode) => ({ code, cause: null, message: "", fields: [] }),
      }),
      keepBar: assign({
        problem: ({ context }) => ({
          code: context.missionStatut === "ouverte" ? ("NOT_ALLOWED" as const) : ("MISSION_CLOSED" as const),
          cause: context.refusal?.code ?? null,
          message: "",
          fields: [],
        }),
      }),
      forgetProblem: assign({ problem: null, refusal: null }),
      notifyDone: enqueueActions(({ context, enqueue }, answered: Proposal) => {
        if (context.step === null) return;
        enqueue.emit({ type: "proposal.answered", proposal: answered });
        enqueue.emit({ type: "notice", kind: "success", code: done[context.step.action] });
      }),
      notifyProblem: enqueueActions(({ context, enqueue }) => {
        if (context.problem === null) return;
        const { code, message } = context.problem;
        enqueue.emit({
          type: "notice",
          kind: code === "PROPOSAL_CHANGED" ? "warning" : "error",
          code,
          params: { message },
        });
      }),
      notifyOtherMoved: emit({ type: "notice", kind: "warning", code: "OTHER_SIDE_MOVED" }),
    },
  });
}
