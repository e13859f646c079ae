import type { MissionStatus } from "@jobami/api/missions/contract";
import type { ProposalSide, ProposalStatus } from "@jobami/api/proposals/contract";
import { assign, setup } from "xstate";
import { decide } from "../../lifecycle/decide.ts";
import type { ProposalEvent, ProposalFollowUp, ProposalRefusal, ProposalState } from "./proposal.types.ts";

interface ProposalContext {
  version: number;
  missionStatut: MissionStatus;
  isUnconfirmed: boolean;
}

const lifecycle = setup({
  types: {
    context: {} as ProposalContext,
    events: {} as ProposalEvent,
    input: {} as Partial<ProposalContext>,
  },
  guards: {
    canMove: ({ context, event }, { side }: { side: ProposalSide }) =>
      "by" in event && event.by === side && isCurrent(event, context),
    canAgree: ({ context, event }, { side }: { side: ProposalSide }) =>
      "by" in event &&
      event.by === side &&
      isCurrent(event, context) &&
      context.missionStatut === "ouverte" &&
      !context.isUnconfirmed,
    canConfirm: ({ context, event }) =>
      event.type === "proposal.confirmed" &&
      event.by === "jobbeur" &&
      isCurrent(event, context) &&
      context.missionStatut === "ouverte" &&
      context.isUnconfirmed &&
      event.isLate !== true,
    isUnconfirmed: ({ context }) => context.isUnconfirmed,
    needsConfirmation: ({ context, event }) =>
      context.isUnconfirmed && ["proposal.accepted", "proposal.countered"].includes(event.type),
    canPropose: ({ context, event }) =>
      event.type === "proposal.made" &&
      event.isJobbeur &&
      event.by !== "client" &&
      (event.earlier === null || event.earlier === "retiree") &&
      context.missionStatut === "ouverte" &&
      !event.isProfileHidden,
    isNotJobbeur: ({ event }) => event.type === "proposal.made" && !event.isJobbeur,
    isOwnMission: ({ event }) => event.type === "proposal.made" && event.by === "client",
    isStanding: ({ event }) =>
      event.type === "proposal.made" && event.earlier !== null && event.earlier !== "retiree",
    isProfileHidden: ({ event }) => event.type === "proposal.made" && event.isProfileHidden,
    isStranger: ({ event }) => event.type !== "proposal.made" && "by" in event && event.by === "stranger",
    isStale: ({ context, event }) => !isCurrent(event, context),
    needsOpenMission: ({ context, event }) =>
      ["proposal.made", "proposal.accepted", "proposal.countered", "proposal.confirmed"].includes(
        event.type,
      ) && context.missionStatut !== "ouverte",
    isExpiry: ({ event }) => event.type === "mission.ended" && event.as === "expiree",
  },
  actions: {
    // Whatever else is allowed confirms it, or ends it.
    countStep: assign({
      version: ({ context }) => context.version + 1,
      isUnconfirmed: ({ event }) => event.type === "terms.changed",
    }),
    follow: (_, _followUp: ProposalFollowUp) => {},
    refuse: (_, _refusal: { reason: ProposalRefusal }) => {},
  },
});

function isCurrent(event: ProposalEvent, context: ProposalContext): boolean {
  return (
    !("expectedVersion" in event) ||
    event.expectedVersion === undefined ||
    event.expectedVersion === context.version
  );
}

const notify = (side: ProposalSide) =>
  ({
    type: "follow",
    params: ({ event }: { event: ProposalEvent }): ProposalFollowUp => ({
      type: "side.notified",
      side,
      of: event.type,
    }),
  }) as const;

const begin = [
  { type: "follow", params: { type: "mission.begun" } },
  { type: "follow", params: { type: "others.refused" } },
] as const;

const fate = {
  "other.accepted": { target: "refusee", actions: ["countStep", notify("jobbeur")] },
  "mission.ended": [
    { guard: "isExpiry", target: "expiree", actions: ["countStep", notify("jobbeur")] },
    { target: "refusee", actions: ["countStep", notify("jobbeur")] },
  ],
} as const;

const ownerRejects = {
  guard: { type: "canMove", params: { side: "client" } },
  target: "refusee",
  actions: ["countStep", notify("jobbeur")],
} as const;

const jobbeurWithdraws = {
  guard: { type: "canMove", params: { side: "jobbeur" } },
  target: "retiree",
  actions: ["countStep", notify("client")],
} as const;

const ownerAnswers = {
  "proposal.accepted": {
    guard: { type: "canAgree", params: { side: "client" } },
    target: "acceptee",
    actions: ["countStep", ...begin, notify("jobbeur")],
  },
  "proposal.countered": {
    guard: { type: "canAgree", params: { side: "client" } },
    target: "contre_offre_client",
    actions: ["countStep", notify("jobbeur")],
  },
} as const;

const jobbeurAnswers = {
  "proposal.accepted": {
    guard: { type: "canAgree", params: { side: "jobbeur" } },
    target: "acceptee",
    actions: ["countStep", ...begin, notify("client")],
  },
  "proposal.countered": {
    guard: { type: "canAgree", params: { side: "jobbeur" } },
    target: "contre_offre_jobbeur",
    actions: ["countStep", notify("client")],
  },
} as const;

/** What is agreed on is what both have seen: a mission that changed is confirmed before anything else, or taken back by silence. */
const confirmation = {
  "terms.changed": { actions: ["countStep", notify("jobbeur")] },
  "proposal.confirmed": { guard: "canConfirm", actions: ["countStep", notify("client")] },
  "confirmation.lapsed": {
    guard: "isUnconfirmed",
    target: "retiree",
    actions: ["countStep", notify("client"), notify("jobbeur")],
  },
} as const;

const stands = {
  "proposal.rejected": ownerRejects,
  "proposal.withdrawn": jobbeurWithdraws,
  ...confirmation,
  ...fate,
} as const;

/**
 * The life cycle of a negotiation [PROP-16..19]: who may answer what, and what ends with it. `aucune` stands before the first offer.
 * Ended states are not `final`, so that a late step still gets its reason.
 */
export const proposalLifecycle = lifecycle.createMachine({
  id: "proposal",
  context: ({ input }) => ({ version: 0, missionStatut: "ouverte", isUnconfirmed: false, ...input }),
  initial: "aucune",
  on: {
    "*": [
      { guard: "isStranger", actions: { type: "refuse", params: { reason: "FORBIDDEN" } } },
      { guard: "isNotJobbeur", actions: { type: "refuse", params: { reason: "JOBBEUR_ONLY" } } },
      { guard: "isOwnMission", actions: { type: "refuse", params: { reason: "OWN_MISSION" } } },
      { guard: "isStanding", actions: { type: "refuse", params: { reason: "PROPOSAL_EXISTS" } } },
      { guard: "isStale", actions: { type: "refuse", params: { reason: "PROPOSAL_CHANGED" } } },
      { guard: "needsOpenMission", actions: { type: "refuse", params: { reason: "MISSION_CLOSED" } } },
      { guard: "isProfileHidden", actions: { type: "refuse", params: { reason: "PROFILE_HIDDEN" } } },
      { guard: "needsConfirmation", actions: { type: "refuse", params: { reason: "PROPOSAL_UNCONFIRMED" } } },
      { actions: { type: "refuse", params: { reason: "PROPOSAL_TRANSITION_REFUSED" } } },
    ],
  },
  states: {
    aucune: {
      on: {
        "proposal.made": {
          guard: "canPropose",
          target: "en_attente",
          actions: ["countStep", notify("client")],
        },
      },
    },
    en_attente: { on: { ...ownerAnswers, ...stands } },
    contre_offre_client: { on: { ...jobbeurAnswers, ...stands } },
    contre_offre_jobbeur: { on: { ...ownerAnswers, ...stands } },
    acceptee: {},
    refusee: {},
    retiree: {},
    expiree: {},
  },
});

interface Standing extends ProposalContext {
  status: ProposalStatus | "aucune";
}

/** Asks the life cycle whether an event may happen to a proposal; pure, performs nothing. */
export function decideProposal(
  { statut, isUnconfirmed = false, ...context }: ProposalState,
  event: ProposalEvent,
) {
  // What was refused stays where it was, and nothing leads back to before the first offer.
  const decision = decide<typeof proposalLifecycle, Standing, Standing & { status: ProposalStatus }>(
    proposalLifecycle,
    { status: statut ?? "aucune", isUnconfirmed, ...context },
    event,
  );
  if (!decision.allowed) return decision;
  const { status, version, isUnconfirmed: isToConfirm } = decision.next;
  return { ...decision, next: { statut: status, version, isUnconfirmed: isToConfirm } };
}

export type ProposalDecision = ReturnType<typeof decideProposal>;
