import { expect } from "../../testing/expect.ts";
import { proveMachine } from "../../testing/prove-machine.ts";
import type { Stage } from "../../testing/stage.ts";
import { decideProposal } from "./proposal.decision.ts";
import { proposalLifecycle } from "./proposal.machine.ts";
import { negotiationModel } from "./proposal.model.ts";
import type {
  ProposalEvent,
  ProposalFollowUp,
  ProposalMade,
  ProposalRefusal,
  ProposalState,
} from "./proposal.types.ts";

interface World {
  stage: Stage;
  state: ProposalState;
  steps: number;
  follows: readonly ProposalFollowUp[];
}

/** Asks the decision, and the machine as an actor beside it: both must lead to the same. */
function decide(world: World, event: ProposalEvent) {
  const { statut, version, missionStatut } = world.state;
  const snapshot = proposalLifecycle.resolveState({
    value: statut ?? "aucune",
    context: { version, missionStatut },
  });
  const asked = world.stage.ask(proposalLifecycle, { snapshot }, event);
  const decision = decideProposal(world.state, event);
  expect(asked.value).toBe(decision.allowed ? decision.next.statut : (statut ?? "aucune"));
  return decision;
}

function allow(world: World, event: ProposalEvent, missionStatut = world.state.missionStatut): void {
  const decision = decide(world, event);
  if (!decision.allowed) throw new Error(`Refused: ${decision.reason}`);
  world.state = { ...decision.next, missionStatut };
  world.steps += 1;
  world.follows = decision.follows;
}

function refuse(world: World, event: ProposalEvent, reason: ProposalRefusal): void {
  expect(decide(world, event)).toEqual({ allowed: false, reason });
}

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
  world: (stage): World => ({
    stage,
    state: { statut: null, version: 0, missionStatut: "ouverte" },
    steps: 0,
    follows: [],
  }),
  perform: {
    "a jobbeur proposes": (world) => allow(world, made),
    "a jobbeur proposes anew after withdrawing": (world) => allow(world, { ...made, earlier: "retiree" }),
    "a jobbeur proposes a second time": (world) =>
      refuse(world, { ...made, earlier: "refusee" }, "PROPOSAL_EXISTS"),
    "a requester proposes": (world) => refuse(world, { ...made, isJobbeur: false }, "JOBBEUR_ONLY"),
    "the owner proposes": (world) => refuse(world, { ...made, by: "client" }, "OWN_MISSION"),
    "a hidden jobbeur proposes": (world) =>
      refuse(world, { ...made, isProfileHidden: true }, "PROFILE_HIDDEN"),
    "a jobbeur proposes on a closed mission": (world) => refuse(world, made, "MISSION_CLOSED"),
    "the owner accepts": (world) => allow(world, { type: "proposal.accepted", by: "client" }, "en_cours"),
    "the owner counters": (world) => allow(world, { type: "proposal.countered", by: "client" }),
    "the owner rejects": (world) => allow(world, { type: "proposal.rejected", by: "client" }),
    "the jobbeur accepts": (world) => allow(world, { type: "proposal.accepted", by: "jobbeur" }, "en_cours"),
    "the jobbeur counters": (world) => allow(world, { type: "proposal.countered", by: "jobbeur" }),
    "the jobbeur withdraws": (world) => allow(world, { type: "proposal.withdrawn", by: "jobbeur" }),
    "the owner accepts out of turn": (world) =>
      refuse(world, { type: "proposal.accepted", by: "client" }, "PROPOSAL_TRANSITION_REFUSED"),
    "the jobbeur accepts out of turn": (world) =>
      refuse(world, { type: "proposal.accepted", by: "jobbeur" }, "PROPOSAL_TRANSITION_REFUSED"),
    "the owner accepts though the mission is taken": (world) =>
      refuse(world, { type: "proposal.accepted", by: "client" }, "MISSION_CLOSED"),
    "the owner counters though the mission is taken": (world) =>
      refuse(world, { type: "proposal.countered", by: "client" }, "MISSION_CLOSED"),
    "the jobbeur counters though the mission is taken": (world) =>
      refuse(world, { type: "proposal.countered", by: "jobbeur" }, "MISSION_CLOSED"),
    "the owner withdraws in the jobbeur's place": (world) =>
      refuse(world, { type: "proposal.withdrawn", by: "client" }, "PROPOSAL_TRANSITION_REFUSED"),
    "the jobbeur withdraws too late": (world) =>
      refuse(world, { type: "proposal.withdrawn", by: "jobbeur" }, "PROPOSAL_TRANSITION_REFUSED"),
    "the owner answers an older version": (world) =>
      refuse(
        world,
        { type: "proposal.rejected", by: "client", expectedVersion: world.state.version - 1 },
        "PROPOSAL_CHANGED",
      ),
    "a stranger accepts": (world) =>
      refuse(world, { type: "proposal.accepted", by: "stranger" }, "FORBIDDEN"),
    "the mission is given to somebody else, this proposal is not told yet": (world) => {
      world.state = { ...world.state, missionStatut: "en_cours" };
    },
    "the house refuses it because another was accepted": (world) => allow(world, { type: "other.accepted" }),
    "the mission ends": (world) => allow(world, { type: "mission.ended", as: "refusee" }, "terminee"),
    "the mission expires": (world) => allow(world, { type: "mission.ended", as: "expiree" }, "expiree"),
  },
  agree: (world, negotiation) => {
    expect({ statut: world.state.statut ?? "aucune", mission: world.state.missionStatut }).toEqual(
      negotiation,
    );
  },
  invariants: {
    "the version counts the steps": ({ state, steps }) => state.version === steps,
    "a mission begins with an acceptance and only then": ({ state, follows }) =>
      follows.some(({ type }) => type === "mission.begun") === (state.statut === "acceptee"),
    "every step tells the other side": ({ steps, follows }) =>
      steps === 0 || follows.some(({ type }) => type === "side.notified"),
  },
});
