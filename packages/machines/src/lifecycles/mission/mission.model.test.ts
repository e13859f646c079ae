import { expect } from "../../testing/expect.ts";
import { proveMachine } from "../../testing/prove-machine.ts";
import type { Stage } from "../../testing/stage.ts";
import { decideMission } from "./mission.decision.ts";
import { missionLifecycle } from "./mission.machine.ts";
import { missionModel } from "./mission.model.ts";
import type { MissionEvent, MissionFollowUp, MissionRefusal, MissionState } from "./mission.types.ts";

interface World {
  stage: Stage;
  state: MissionState;
  follows: readonly MissionFollowUp[];
  debited: number;
  /** It ended because its owner left. */
  isLeft: boolean;
}

/** Asks the decision, and the machine as an actor beside it: both must lead to the same. */
function decide(world: World, event: MissionEvent) {
  const snapshot = missionLifecycle.resolveState({ value: world.state.statut });
  const asked = world.stage.ask(missionLifecycle, { snapshot }, event);
  const decision = decideMission(world.state, event);
  expect(asked.value).toBe(decision.allowed ? decision.next.statut : world.state.statut);
  return decision;
}

function allow(world: World, event: MissionEvent): void {
  const decision = decide(world, event);
  if (!decision.allowed) throw new Error(`Refused: ${decision.reason}`);
  world.state = decision.next;
  world.follows = decision.follows;
  for (const follow of decision.follows) if (follow.type === "jobi.debited") world.debited += follow.amount;
}

function refuse(world: World, event: MissionEvent, reason: MissionRefusal): void {
  expect(decide(world, event)).toEqual({ allowed: false, reason });
}

const posted = { type: "mission.posted", isProfileHidden: false, hasAcceptedTerms: true } as const;

proveMachine({
  machine: missionLifecycle,
  model: missionModel,
  world: (stage): World => ({
    stage,
    state: { statut: "brouillon" },
    follows: [],
    debited: 0,
    isLeft: false,
  }),
  perform: {
    "the owner posts it": (world) => allow(world, { ...posted, by: "owner" }),
    "a hidden owner posts it": (world) =>
      refuse(world, { ...posted, by: "owner", isProfileHidden: true }, "PROFILE_HIDDEN"),
    "an owner who has not accepted the terms posts it": (world) =>
      refuse(world, { ...posted, by: "owner", hasAcceptedTerms: false }, "TERMS_REQUIRED"),
    "somebody else posts it": (world) => refuse(world, { ...posted, by: "other" }, "FORBIDDEN"),
    "a proposal is accepted": (world) => allow(world, { type: "mission.begun" }),
    "the owner says it is done": (world) => allow(world, { type: "mission.completed", by: "owner" }),
    "the owner cancels with one Jobi": (world) =>
      allow(world, { type: "mission.cancelled", by: "owner", jobiBalance: 1 }),
    "the owner cancels without a Jobi": (world) =>
      refuse(world, { type: "mission.cancelled", by: "owner", jobiBalance: 0 }, "INSUFFICIENT_JOBI"),
    "its day goes by": (world) => allow(world, { type: "mission.expired" }),
    "its owner leaves": (world) => {
      world.isLeft = true;
      allow(world, { type: "owner.left" });
    },
    "its owner leaves at the wrong time": (world) =>
      refuse(world, { type: "owner.left" }, "MISSION_TRANSITION_REFUSED"),
    "somebody else says it is done": (world) =>
      refuse(world, { type: "mission.completed", by: "other" }, "FORBIDDEN"),
    "somebody else cancels": (world) =>
      refuse(world, { type: "mission.cancelled", by: "other", jobiBalance: 9 }, "FORBIDDEN"),
    "the owner says it is done at the wrong time": (world) =>
      refuse(world, { type: "mission.completed", by: "owner" }, "MISSION_TRANSITION_REFUSED"),
    "the owner cancels at the wrong time": (world) =>
      refuse(world, { type: "mission.cancelled", by: "owner", jobiBalance: 1 }, "MISSION_TRANSITION_REFUSED"),
    "its day goes by at the wrong time": (world) =>
      refuse(world, { type: "mission.expired" }, "MISSION_TRANSITION_REFUSED"),
  },
  agree: (world, mission) => {
    expect(world.state).toEqual(mission);
  },
  invariants: {
    "a mission that its owner cancels costs one Jobi, any other none": ({ state, debited, isLeft }) =>
      debited === (state.statut === "annulee" && !isLeft ? 1 : 0),
    "open proposals end with the mission": ({ state, follows }) =>
      ["terminee", "annulee", "expiree"].includes(state.statut) ===
      follows.some(({ type }) => type === "proposals.ended"),
  },
});
