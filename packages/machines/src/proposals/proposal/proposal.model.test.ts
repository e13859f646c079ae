import type { ProposalSide } from "@jobami/api/proposals/contract";
import { expect } from "../../testing/expect.ts";
import { proveMachine } from "../../testing/prove-machine.ts";
import type { Simulation } from "../../testing/simulation.ts";
import { decideProposal } from "./index.ts";
import { proposalLifecycle } from "./proposal.machine.ts";
import { negotiationModel } from "./proposal.model.ts";
import type {
  ProposalEvent,
  ProposalFollowUp,
  ProposalMade,
  ProposalMove,
  ProposalRefusal,
  ProposalState,
} from "./proposal.types.ts";

interface Harness {
  simulation: Simulation;
  state: ProposalState;
  steps: number;
  follows: readonly ProposalFollowUp[];
}

/** Asks the decision, and the machine as an actor beside it: both must lead to the same. */
function decide(harness: Harness, event: ProposalEvent) {
  const { statut, version, missionStatut, isUnconfirmed = false } = harness.state;
  const snapshot = proposalLifecycle.resolveState({
    value: statut ?? "aucune",
    context: { version, missionStatut, isUnconfirmed },
  });
  const asked = harness.simulation.ask(proposalLifecycle, { snapshot }, event);
  const decision = decideProposal(harness.state, event);
  expect(asked.value).toBe(decision.allowed ? decision.next.statut : (statut ?? "aucune"));
  return decision;
}

/** The step goes through, and exactly that follows. */
function allow(
  harness: Harness,
  event: ProposalEvent,
  follows: readonly ProposalFollowUp[],
  missionStatut = harness.state.missionStatut,
): void {
  const decision = decide(harness, event);
  if (!decision.allowed) throw new Error(`Refused: ${decision.reason}`);
  expect(decision.follows).toEqual(follows);
  harness.state = { ...decision.next, missionStatut };
  harness.steps += 1;
  harness.follows = decision.follows;
}

function refuse(harness: Harness, event: ProposalEvent, reason: ProposalRefusal): void {
  expect(decide(harness, event)).toEqual({ allowed: false, reason });
}

const other = { client: "jobbeur", jobbeur: "client" } as const;
type MoveType = ProposalMove["type"];

/** A side moves on the version that stands: the other side is informed of it, and no one else. */
const move = (by: ProposalSide, type: MoveType) => (harness: Harness) =>
  allow(harness, { type, by, expectedVersion: harness.state.version }, [
    { type: "side.notified", side: other[by], of: type },
  ]);

/** A side accepts what stands: the mission begins, the other proposals are refused, the other side is informed. */
const accept = (by: ProposalSide) => (harness: Harness) =>
  allow(
    harness,
    { type: "proposal.accepted", by, expectedVersion: harness.state.version },
    [
      { type: "mission.begun" },
      { type: "others.refused" },
      { type: "side.notified", side: other[by], of: "proposal.accepted" },
    ],
    "en_cours",
  );

/** A side answers what it saw before the other side moved. */
const moveStale = (by: ProposalSide, type: MoveType) => (harness: Harness) =>
  refuse(harness, { type, by, expectedVersion: harness.state.version - 1 }, "PROPOSAL_CHANGED");

/** What the jobbeur alone is informed of: the owner's own acceptance or mission ended this proposal. */
const jobbeurNotified = (of: ProposalEvent["type"]) =>
  [{ type: "side.notified", side: "jobbeur", of }] as const;
const ownerNotified = [{ type: "side.notified", side: "client", of: "proposal.made" }] as const;

const made: ProposalMade = {
  type: "proposal.made",
  by: "stranger",
  isJobbeur: true,
  isProfileHidden: false,
  earlier: null,
};

proveMachine({
  machine: proposalLifecycle,
  model: negotiationModel,
  harness: (simulation): Harness => ({
    simulation,
    state: { statut: null, version: 0, missionStatut: "ouverte" },
    steps: 0,
    follows: [],
  }),
  perform: {
    "a jobbeur proposes": (harness) => allow(harness, made, ownerNotified),
    "a jobbeur proposes anew after withdrawing": (harness) =>
      allow(harness, { ...made, earlier: "retiree" }, ownerNotified),
    "a jobbeur proposes a second time": (harness) =>
      refuse(harness, { ...made, earlier: "refusee" }, "PROPOSAL_EXISTS"),
    "a requester proposes": (harness) => refuse(harness, { ...made, isJobbeur: false }, "JOBBEUR_ONLY"),
    "the owner proposes": (harness) => refuse(harness, { ...made, by: "client" }, "OWN_MISSION"),
    "a hidden jobbeur proposes": (harness) =>
      refuse(harness, { ...made, isProfileHidden: true }, "PROFILE_HIDDEN"),
    "a jobbeur proposes on a closed mission": (harness) => refuse(harness, made, "MISSION_CLOSED"),
    "the owner accepts": accept("client"),
    "the owner counters": move("client", "proposal.countered"),
    "the owner rejects": move("client", "proposal.rejected"),
    "the jobbeur accepts": accept("jobbeur"),
    "the jobbeur counters": move("jobbeur", "proposal.countered"),
    "the jobbeur withdraws": move("jobbeur", "proposal.withdrawn"),
    "the owner accepts out of turn": (harness) =>
      refuse(harness, { type: "proposal.accepted", by: "client" }, "PROPOSAL_TRANSITION_REFUSED"),
    "the jobbeur accepts out of turn": (harness) =>
      refuse(harness, { type: "proposal.accepted", by: "jobbeur" }, "PROPOSAL_TRANSITION_REFUSED"),
    "the owner accepts though the mission is taken": (harness) =>
      refuse(harness, { type: "proposal.accepted", by: "client" }, "MISSION_CLOSED"),
    "the owner counters though the mission is taken": (harness) =>
      refuse(harness, { type: "proposal.countered", by: "client" }, "MISSION_CLOSED"),
    "the jobbeur counters though the mission is taken": (harness) =>
      refuse(harness, { type: "proposal.countered", by: "jobbeur" }, "MISSION_CLOSED"),
    "the owner withdraws in the jobbeur's place": (harness) =>
      refuse(harness, { type: "proposal.withdrawn", by: "client" }, "PROPOSAL_TRANSITION_REFUSED"),
    "the jobbeur withdraws too late": (harness) =>
      refuse(harness, { type: "proposal.withdrawn", by: "jobbeur" }, "PROPOSAL_TRANSITION_REFUSED"),
    "the owner accepts an older version": moveStale("client", "proposal.accepted"),
    "the owner counters an older version": moveStale("client", "proposal.countered"),
    "the owner rejects an older version": moveStale("client", "proposal.rejected"),
    "the jobbeur accepts an older version": moveStale("jobbeur", "proposal.accepted"),
    "the jobbeur counters an older version": moveStale("jobbeur", "proposal.countered"),
    "the jobbeur withdraws an older version": moveStale("jobbeur", "proposal.withdrawn"),
    "the mission changes": (harness) =>
      allow(harness, { type: "terms.changed" }, jobbeurNotified("terms.changed")),
    "the jobbeur confirms": move("jobbeur", "proposal.confirmed"),
    "the jobbeur confirms too late": (harness) =>
      refuse(
        harness,
        { type: "proposal.confirmed", by: "jobbeur", isLate: true },
        "PROPOSAL_TRANSITION_REFUSED",
      ),
    "the jobbeur confirms what needs none": (harness) =>
      refuse(harness, { type: "proposal.confirmed", by: "jobbeur" }, "PROPOSAL_TRANSITION_REFUSED"),
    "the owner confirms in the jobbeur's place": (harness) =>
      refuse(harness, { type: "proposal.confirmed", by: "client" }, "PROPOSAL_TRANSITION_REFUSED"),
    "the jobbeur confirms though the mission is taken": (harness) =>
      refuse(harness, { type: "proposal.confirmed", by: "jobbeur" }, "MISSION_CLOSED"),
    "the owner accepts what is not confirmed": (harness) =>
      refuse(harness, { type: "proposal.accepted", by: "client" }, "PROPOSAL_UNCONFIRMED"),
    "the jobbeur counters what is not confirmed": (harness) =>
      refuse(harness, { type: "proposal.countered", by: "jobbeur" }, "PROPOSAL_UNCONFIRMED"),
    "the time to confirm runs out": (harness) =>
      allow(harness, { type: "confirmation.lapsed" }, [
        { type: "side.notified", side: "client", of: "confirmation.lapsed" },
        { type: "side.notified", side: "jobbeur", of: "confirmation.lapsed" },
      ]),
    "the time to confirm runs out where none is asked": (harness) =>
      refuse(harness, { type: "confirmation.lapsed" }, "PROPOSAL_TRANSITION_REFUSED"),
    "a stranger accepts": (harness) =>
      refuse(harness, { type: "proposal.accepted", by: "stranger" }, "FORBIDDEN"),
    "the mission is given to another person, this proposal is not informed yet": (harness) => {
      harness.state = { ...harness.state, missionStatut: "en_cours" };
    },
    "staff refuses it because another was accepted": (harness) =>
      allow(harness, { type: "other.accepted" }, jobbeurNotified("other.accepted")),
    "the mission ends": (harness) =>
      allow(harness, { type: "mission.ended", as: "refusee" }, jobbeurNotified("mission.ended"), "terminee"),
    "the mission expires": (harness) =>
      allow(harness, { type: "mission.ended", as: "expiree" }, jobbeurNotified("mission.ended"), "expiree"),
  },
  agree: (harness, negotiation) => {
    const { statut, missionStatut: mission, isUnconfirmed = false } = harness.state;
    expect({ statut: statut ?? "aucune", mission, isUnconfirmed }).toEqual(negotiation);
  },
  invariants: {
    "the version counts the steps": ({ state, steps }) => state.version === steps,
    "a mission begins with an acceptance and only then": ({ state, follows }) =>
      follows.some(({ type }) => type === "mission.begun") === (state.statut === "acceptee"),
    "every step informs one side once, and both of what neither did": ({ steps, follows }) => {
      const notified = follows.flatMap((one) => (one.type === "side.notified" ? [one] : []));
      const isByNone = notified.some(({ of }) => of === "confirmation.lapsed");
      return notified.length === (steps === 0 ? 0 : isByNone ? 2 : 1);
    },
    "the other proposals are refused with an acceptance and only then": ({ state, follows }) =>
      follows.some(({ type }) => type === "others.refused") === (state.statut === "acceptee"),
  },
});
