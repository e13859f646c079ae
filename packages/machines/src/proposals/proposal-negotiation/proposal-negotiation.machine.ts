import { readRefusal } from "../../boundary/refusal.ts";
import { setupNegotiation } from "./negotiation.setup.ts";

/**
 * One side of one negotiation. What may be done is asked of the life cycle; what the other side does meanwhile is shown at
 * once, and what was typed stays. `newIdempotencyKey` gives a fresh key.
 */
export function createProposalNegotiationMachine({ newIdempotencyKey }: { newIdempotencyKey: () => string }) {
  return setupNegotiation(newIdempotencyKey).createMachine({
    id: "proposal-negotiation",
    context: ({ input }) => ({
      ...input,
      proposal: null,
      missionStatut: "ouverte",
      typed: null,
      decision: null,
      note: null,
      step: null,
      refusal: null,
      problem: null,
    }),
    initial: "loading",
    on: {
      "proposal.moved": {
        guard: { type: "isNewer", params: ({ event }) => ({ proposal: event.proposal }) },
        actions: { type: "update", params: ({ event }) => ({ proposal: event.proposal }) },
      },
      "mission.moved": {
        guard: { type: "isOwnMission", params: ({ event }) => ({ missionId: event.missionId }) },
        actions: { type: "updateMission", params: ({ event }) => ({ statut: event.statut }) },
      },
    },
    states: {
      loading: {
        tags: "loading",
        invoke: {
          src: "loadNegotiation",
          input: ({ context }) => ({
            missionId: context.missionId,
            proposalId: context.proposal?.proposalId ?? context.proposalId,
          }),
          onDone: {
            target: "idle",
            actions: { type: "keepLoaded", params: ({ event }) => event.output },
          },
          onError: { target: "unloaded", actions: { type: "keepProblem", params: "LOAD_FAILED" } },
        },
        on: {
          "mission.moved": {
            guard: { type: "isOwnMission", params: ({ event }) => ({ missionId: event.missionId }) },
            target: "loading",
            reenter: true,
          },
        },
      },
      unloaded: { on: { "retry.requested": { target: "loading", actions: "forgetProblem" } } },
      idle: {
        on: {
          "offer.begun": { guard: "canOffer", target: "composing", actions: "forgetProblem" },
          "decision.chosen": {
            guard: { type: "canDecide", params: ({ event }) => ({ decision: event.decision }) },
            target: "confirming",
            actions: { type: "keepDecision", params: ({ event }) => ({ decision: event.decision }) },
          },
          "reload.requested": { target: "loading", actions: "forgetProblem" },
        },
      },
      composing: {
        tags: "composing",
        initial: "writing",
        on: {
          "terms.typed": {
            actions: { type: "keepTerms", params: ({ event }) => ({ terms: event.terms }) },
          },
          "terms.submitted": {
            target: "sending",
            actions: { type: "startOffer", params: ({ event }) => ({ terms: event.terms }) },
          },
          "offer.left": "idle",
          "proposal.moved": {
            guard: { type: "isNewer", params: ({ event }) => ({ proposal: event.proposal }) },
            target: ".conflict",
            actions: [
              { type: "update", params: ({ event }) => ({ proposal: event.proposal }) },
              { type: "keepProblem", params: "PROPOSAL_CHANGED" },
              "notifyOtherMoved",
            ],
          },
        },
        always: { guard: "isOfferBarred", target: "closed", actions: ["keepBar", "notifyProblem"] },
        states: { writing: {}, conflict: { tags: "conflict" } },
      },
      confirming: {
        tags: "confirming",
        always: {
          guard: "isDecisionBarred",
          target: "idle",
          actions: ["dropDecision", "keepBar", "notifyProblem"],
        },
        on: {
          "decision.confirmed": {
            target: "sending",
            actions: { type: "startDecision", params: ({ event }) => ({ note: event.note ?? null }) },
          },
          "decision.left": { target: "idle", actions: "dropDecision" },
          "proposal.moved": {
            guard: { type: "isNewer", params: ({ event }) => ({ proposal: event.proposal }) },
            target: "idle",
            actions: [
              { type: "update", params: ({ event }) => ({ proposal: event.proposal }) },
              "dropDecision",
              { type: "keepProblem", params: "PROPOSAL_CHANGED" },
              "notifyOtherMoved",
            ],
          },
        },
      },
      sending: {
        tags: "sending",
        invoke: {
          src: "sendStep",
          input: ({ context }) => {
            if (context.step === null) throw new Error("nothing is sent without a step");
            return context.step;
          },
          onDone: {
            target: "idle",
            actions: [
              { type: "notifyDone", params: ({ event }) => event.output },
              { type: "finishStep", params: ({ event }) => event.output },
            ],
          },
          onError: {
            target: "refused",
            actions: { type: "keepRefusal", params: ({ event }) => readRefusal(event.error) },
          },
        },
      },
      refused: {
        entry: "notifyProblem",
        always: [
          { guard: { type: "hasProblem", params: { code: "UNANSWERED" } }, target: "unsent" },
          {
            guard: { type: "hasProblem", params: { code: "MISSION_CLOSED" } },
            target: "closed",
            actions: "dropStep",
          },
          { guard: "isChangedUnderTerms", target: "composing.conflict", actions: "dropStep" },
          {
            guard: { type: "hasProblem", params: { code: "PROPOSAL_CHANGED" } },
            target: "idle",
            actions: "dropStep",
          },
          {
            guard: { type: "hasProblem", params: { code: "NOT_ALLOWED" } },
            target: "loading",
            actions: "dropStep",
          },
          { guard: "hasTerms", target: "composing", actions: "dropStep" },
          { target: "idle", actions: "dropStep" },
        ],
      },
      unsent: {
        tags: "unsent",
        on: {
          "retry.requested": { target: "sending", actions: "forgetProblem" },
          "step.abandoned": { target: "loading", actions: ["dropStep", "forgetProblem"] },
        },
      },
      closed: {
        tags: "closed",
        on: {
          "reload.requested": { target: "loading", actions: "forgetProblem" },
          "proposal.moved": {
            guard: { type: "isNewer", params: ({ event }) => ({ proposal: event.proposal }) },
            target: "idle",
            actions: { type: "update", params: ({ event }) => ({ proposal: event.proposal }) },
          },
        },
      },
    },
  });
}

export type ProposalNegotiationMachine = ReturnType<typeof createProposalNegotiationMachine>;
