import { expect } from "../../testing/expect.ts";
import { proveMachine } from "../../testing/prove-machine.ts";
import type { Simulation } from "../../testing/simulation.ts";
import { decideMission } from "./index.ts";
import { missionLifecycle } from "./mission.machine.ts";
import { missionModel } from "./mission.model.ts";
import type { MissionEvent, MissionFollowUp, MissionRefusal, MissionState } from "./mission.types.ts";

interface Harness {
  simulation: Simulation;
  state: MissionState;
  follows: readonly MissionFollowUp[];
  debited: number;
  /** It ended because its owner left. */
  isLeft: boolean;
  /** It ended by a dispute, which states it itself. */
  isVoided: boolean;
}

/** Asks the decision, and the machine as an actor beside it: both must lead to the same. */
function decide(harness: Harness, event: MissionEvent) {
  const snapshot = missionLifecycle.resolveState({ value: harness.state.statut });
  const asked = harness.simulation.ask(missionLifecycle, { snapshot }, event);
  const decision = decideMission(harness.state.statut, event);
  expect(asked.value).toBe(decision.allowed ? decision.next : harness.state.statut);
  return decision;
}

/** The step goes through, and exactly that follows. */
function allow(harness: Harness, event: MissionEvent, follows: readonly MissionFollowUp[]): void {
  const decision = decide(harness, event);
  if (!decision.allowed) throw new Error(`Refused: ${decision.reason}`);
  expect(decision.follows).toEqual(follows);
  harness.state = { statut: decision.next };
  harness.follows = decision.follows;
  for (const follow of decision.follows) if (follow.type === "jobi.debited") harness.debited += follow.amount;
}

function refuse(harness: Harness, event: MissionEvent, reason: MissionRefusal): void {
  expect(decide(harness, event)).toEqual({ allowed: false, reason });
}

const ended = (of: MissionEvent["type"], as: "refusee" | "expiree" = "refusee") =>
  [
    { type: "proposals.ended", as },
    { type: "sides.notified", of },
  ] as const;

const posted = { type: "mission.posted", isProfileHidden: false, hasAcceptedTerms: true } as const;

proveMachine({
  machine: missionLifecycle,
  model: missionModel,
  harness: (simulation): Harness => ({
    simulation,
    state: { statut: "brouillon" },
    follows: [],
    debited: 0,
    isLeft: false,
    isVoided: false,
  }),
  perform: {
    "the owner posts it": (harness) =>
      allow(harness, { ...posted, by: "owner" }, [{ type: "jobbeurs.notified" }]),
    "a hidden owner posts it": (harness) =>
      refuse(harness, { ...posted, by: "owner", isProfileHidden: true }, "PROFILE_HIDDEN"),
    "an owner who has not accepted the terms posts it": (harness) =>
      refuse(harness, { ...posted, by: "owner", hasAcceptedTerms: false }, "TERMS_REQUIRED"),
    "another person posts it": (harness) => refuse(harness, { ...posted, by: "other" }, "FORBIDDEN"),
    "a proposal is accepted": (harness) =>
      allow(harness, { type: "mission.begun" }, [{ type: "sides.notified", of: "mission.begun" }]),
    "the owner declares it is done": (harness) =>
      allow(harness, { type: "mission.completed", by: "owner" }, ended("mission.completed")),
    "the owner cancels with one Jobi": (harness) =>
      allow(harness, { type: "mission.cancelled", by: "owner", jobiBalance: 1 }, [
        { type: "jobi.debited", amount: 1 },
        ...ended("mission.cancelled"),
      ]),
    "the owner cancels without a Jobi": (harness) =>
      refuse(harness, { type: "mission.cancelled", by: "owner", jobiBalance: 0 }, "INSUFFICIENT_JOBI"),
    "its day goes by": (harness) =>
      allow(harness, { type: "mission.expired" }, ended("mission.expired", "expiree")),
    "its owner leaves": (harness) => {
      harness.isLeft = true;
      allow(harness, { type: "owner.left" }, ended("owner.left"));
    },
    "its owner leaves at the wrong time": (harness) =>
      refuse(harness, { type: "owner.left" }, "MISSION_TRANSITION_REFUSED"),
    "a dispute leaves nothing of it": (harness) => {
      harness.isVoided = true;
      allow(harness, { type: "mission.voided" }, [{ type: "proposals.ended", as: "refusee" }]);
    },
    "a dispute leaves nothing of it at the wrong time": (harness) =>
      refuse(harness, { type: "mission.voided" }, "MISSION_TRANSITION_REFUSED"),
    "another person declares it is done": (harness) =>
      refuse(harness, { type: "mission.completed", by: "other" }, "FORBIDDEN"),
    "another person cancels": (harness) =>
      refuse(harness, { type: "mission.cancelled", by: "other", jobiBalance: 9 }, "FORBIDDEN"),
    "the owner declares it is done at the wrong time": (harness) =>
      refuse(harness, { type: "mission.completed", by: "owner" }, "MISSION_TRANSITION_REFUSED"),
    "the owner cancels at the wrong time": (harness) =>
      refuse(
        harness,
        { type: "mission.cancelled", by: "owner", jobiBalance: 1 },
        "MISSION_TRANSITION_REFUSED",
      ),
    "its day goes by at the wrong time": (harness) =>
      refuse(harness, { type: "mission.expired" }, "MISSION_TRANSITION_REFUSED"),
  },
  agree: (harness, mission) => {
    expect(harness.state).toEqual(mission);
  },
  invariants: {
    "a mission that its owner cancels costs one Jobi, any other none": ({
      state,
      debited,
      isLeft,
      isVoided,
    }) => debited === (state.statut === "annulee" && !isLeft && !isVoided ? 1 : 0),
    "open proposals end with the mission": ({ state, follows }) =>
      ["terminee", "annulee", "expiree"].includes(state.statut) ===
      follows.some(({ type }) => type === "proposals.ended"),
    "jobbeurs are informed of a mission that was posted, its sides of every later step": ({
      state,
      follows,
      isVoided,
    }) =>
      isVoided ||
      (state.statut === "brouillon"
        ? follows.length === 0
        : follows
            .filter(({ type }) => type.endsWith(".notified"))
            .map(({ type }) => type)
            .join() === (state.statut === "ouverte" ? "jobbeurs.notified" : "sides.notified")),
  },
});
