import { expect } from "../../testing/expect.ts";
import { proveMachine } from "../../testing/prove-machine.ts";
import type { Simulation } from "../../testing/simulation.ts";
import { decideMission, mayChangePictures, mayEditMission } from "./index.ts";
import { missionLifecycle } from "./mission.machine.ts";
import { missionModel } from "./mission.model.ts";
import type { MissionEvent, MissionFollowUp, MissionRefusal, MissionState } from "./mission.types.ts";

interface Harness {
  simulation: Simulation;
  state: Required<MissionState>;
  follows: readonly MissionFollowUp[];
  debited: number;
  /** It ended because its owner left. */
  isLeft: boolean;
  /** It ended by a dispute, which states it itself. */
  isVoided: boolean;
  /** It ended because its jobbeur cannot come, and had so many Jobi. */
  leftWith: number | null;
}

/** Asks the decision, and the machine as an actor beside it: both must lead to the same. */
function decide(harness: Harness, event: MissionEvent) {
  const standingOf = ({ statut, audience }: Required<MissionState>) =>
    statut === "ouverte" ? { ouverte: audience } : statut;
  const snapshot = missionLifecycle.resolveState({ value: standingOf(harness.state) });
  const asked = harness.simulation.ask(missionLifecycle, { snapshot }, event);
  const decision = decideMission(harness.state, event);
  expect(asked.value).toEqual(standingOf(decision.allowed ? decision.next : harness.state));
  return decision;
}

/** The step goes through, and exactly that follows. */
function allow(harness: Harness, event: MissionEvent, expected: readonly MissionFollowUp[]): void {
  const { statut, audience } = harness.state;
  const wasAsking = statut === "ouverte" && audience === "demandes";
  const follows = wasAsking ? [{ type: "asks.released", of: event.type }, ...expected] : expected;
  const decision = decide(harness, event);
  if (!decision.allowed) throw new Error(`Refused: ${decision.reason}`);
  expect(decision.follows).toEqual(follows);
  harness.state = decision.next;
  harness.follows = decision.follows;
  for (const follow of decision.follows) if (follow.type === "jobi.debited") harness.debited += follow.amount;
}

function refuse(harness: Harness, event: MissionEvent, reason: MissionRefusal): void {
  expect(decide(harness, event)).toEqual({ allowed: false, reason });
}

/** The owner edits an open mission: it stays as it stands, and exactly that follows. */
function edit(harness: Harness, changesTerms: boolean, follows: readonly MissionFollowUp[]): void {
  const decision = decide(harness, { type: "mission.edited", by: "owner", changesTerms });
  expect(decision).toEqual({ allowed: true, next: harness.state, follows });
  expect(mayEditMission(harness.state, "owner")).toBe(true);
}

const ended = (of: MissionEvent["type"], as: "refusee" | "expiree" = "refusee") =>
  [
    { type: "proposals.ended", as },
    { type: "sides.notified", of },
  ] as const;

const posted = {
  type: "mission.posted",
  isProfileHidden: false,
  hasAcceptedTerms: true,
  asksFirst: false,
} as const;

proveMachine({
  machine: missionLifecycle,
  model: missionModel,
  harness: (simulation): Harness => ({
    simulation,
    state: { statut: "brouillon", audience: "tous" },
    follows: [],
    debited: 0,
    isLeft: false,
    isVoided: false,
    leftWith: null,
  }),
  perform: {
    "the owner posts it": (harness) =>
      allow(harness, { ...posted, by: "owner" }, [{ type: "jobbeurs.notified" }]),
    "the owner posts it and asks a few first": (harness) =>
      allow(harness, { ...posted, by: "owner", asksFirst: true }, [{ type: "asked.notified" }]),
    "none of them can and it opens": (harness) =>
      allow(harness, { type: "asks.over", opensAfter: true }, [
        { type: "jobbeurs.notified" },
        { type: "owner.notified", isOpened: true },
      ]),
    "none of them can and it stays closed": (harness) =>
      allow(harness, { type: "asks.over", opensAfter: false }, [{ type: "owner.notified", isOpened: false }]),
    "none of them can at the wrong time": (harness) =>
      refuse(harness, { type: "asks.over", opensAfter: true }, "MISSION_TRANSITION_REFUSED"),
    "the owner opens it to all": (harness) =>
      allow(harness, { type: "mission.opened", by: "owner" }, [{ type: "jobbeurs.notified" }]),
    "the owner opens it to all at the wrong time": (harness) =>
      refuse(harness, { type: "mission.opened", by: "owner" }, "MISSION_TRANSITION_REFUSED"),
    "another person opens it to all": (harness) =>
      refuse(harness, { type: "mission.opened", by: "other" }, "FORBIDDEN"),
    "the owner changes its pictures": (harness) => {
      const decision = decide(harness, { type: "pictures.changed", by: "owner" });
      expect(decision).toEqual({ allowed: true, next: harness.state, follows: [] });
      expect(mayChangePictures(harness.state, "owner")).toBe(true);
    },
    "the owner changes its pictures at the wrong time": (harness) => {
      refuse(harness, { type: "pictures.changed", by: "owner" }, "MISSION_TRANSITION_REFUSED");
      expect(mayChangePictures(harness.state, "owner")).toBe(false);
    },
    "another person changes its pictures": (harness) => {
      refuse(harness, { type: "pictures.changed", by: "other" }, "FORBIDDEN");
      expect(mayChangePictures(harness.state, "other")).toBe(false);
    },
    "the owner edits its text": (harness) => edit(harness, false, []),
    "the owner edits its terms while it is for all": (harness) =>
      edit(harness, true, [{ type: "confirmations.asked" }, { type: "jobbeurs.notified" }]),
    "the owner edits its terms while it is for a few": (harness) =>
      edit(harness, true, [{ type: "confirmations.asked" }]),
    "the owner edits it at the wrong time": (harness) => {
      const edited = { type: "mission.edited", by: "owner" } as const;
      refuse(harness, { ...edited, changesTerms: false }, "MISSION_TRANSITION_REFUSED");
      refuse(harness, { ...edited, changesTerms: true }, "MISSION_TRANSITION_REFUSED");
      expect(mayEditMission(harness.state, "owner")).toBe(false);
    },
    "another person edits it": (harness) => {
      refuse(harness, { type: "mission.edited", by: "other", changesTerms: true }, "FORBIDDEN");
      expect(mayEditMission(harness.state, "other")).toBe(false);
    },
    "a hidden owner posts it and asks a few first": (harness) =>
      refuse(harness, { ...posted, by: "owner", isProfileHidden: true, asksFirst: true }, "PROFILE_HIDDEN"),
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
    "the jobbeur leaves with one Jobi": (harness) => {
      harness.leftWith = 1;
      allow(harness, { type: "mission.left", jobiBalance: 1 }, [
        { type: "jobi.debited", amount: 1 },
        { type: "proposals.ended", as: "refusee" },
      ]);
    },
    "the jobbeur leaves without a Jobi": (harness) => {
      harness.leftWith = 0;
      allow(harness, { type: "mission.left", jobiBalance: 0 }, [{ type: "proposals.ended", as: "refusee" }]);
    },
    "the jobbeur leaves at the wrong time": (harness) =>
      refuse(harness, { type: "mission.left", jobiBalance: 1 }, "MISSION_TRANSITION_REFUSED"),
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
    "a mission that its owner cancels costs one Jobi, its jobbeur one that they have, any other none": ({
      state,
      debited,
      isLeft,
      isVoided,
      leftWith,
    }) => debited === (state.statut === "annulee" && !isLeft && !isVoided ? (leftWith ?? 1) : 0),
    "open proposals end with the mission": ({ state, follows }) =>
      ["terminee", "annulee", "expiree"].includes(state.statut) ===
      follows.some(({ type }) => type === "proposals.ended"),
    "jobbeurs or who is asked are informed of a mission that was posted, its sides of every later step": ({
      state: { statut, audience },
      follows,
      isVoided,
      leftWith,
    }) => {
      const notified = follows.map(({ type }) => type).filter((type) => type.endsWith(".notified"));
      if (isVoided || leftWith !== null) return true;
      if (statut === "brouillon") return notified.length === 0;
      if (statut !== "ouverte") return notified.join() === "sides.notified";
      const first = { tous: "jobbeurs.notified", demandes: "asked.notified", personne: "owner.notified" };
      return notified[0] === first[audience];
    },
    "no one learns of a mission for a few but who is asked": ({ state, follows }) =>
      state.statut !== "ouverte" ||
      (state.audience === "tous") === follows.some(({ type }) => type === "jobbeurs.notified"),
  },
});
