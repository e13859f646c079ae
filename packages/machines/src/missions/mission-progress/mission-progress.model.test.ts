import { progressSteps } from "@jobami/api/progress/routes";
import { expect } from "../../testing/expect.ts";
import { proveMachine } from "../../testing/prove-machine.ts";
import type { Simulation } from "../../testing/simulation.ts";
import { allowedProgressSteps, decideProgress } from "./index.ts";
import { missionProgressLifecycle } from "./mission-progress.machine.ts";
import { missionProgressModel } from "./mission-progress.model.ts";
import type {
  ProgressEvent,
  ProgressFollowUp,
  ProgressRefusal,
  ProgressState,
} from "./mission-progress.types.ts";

interface Harness {
  simulation: Simulation;
  state: ProgressState;
  completions: number;
  asked: number;
}

/** Asks the decision, and the machine as an actor beside it: both must lead to the same. */
function decide(harness: Harness, event: ProgressEvent) {
  const { status, ...context } = harness.state;
  const snapshot = missionProgressLifecycle.resolveState({ value: status, context });
  const asked = harness.simulation.ask(missionProgressLifecycle, { snapshot, input: context }, event);
  const decision = decideProgress(harness.state, event);
  expect(asked.value).toBe(decision.allowed ? decision.next.status : status);
  return decision;
}

/** The step goes through, and exactly that follows. */
function allow(harness: Harness, event: ProgressEvent, follows: readonly ProgressFollowUp[]): void {
  const decision = decide(harness, event);
  if (!decision.allowed) throw new Error(`Refused: ${decision.reason}`);
  expect(decision.follows).toEqual(follows);
  harness.state = decision.next;
  harness.completions += follows.filter(({ type }) => type === "mission.completed").length;
  if (event.type === "changes.asked") harness.asked += 1;
}

function refuse(harness: Harness, event: ProgressEvent, reason: ProgressRefusal): void {
  expect(decide(harness, event)).toEqual({ allowed: false, reason });
}

const notified = (side: "client" | "jobbeur", of: ProgressEvent["type"]): ProgressFollowUp => ({
  type: "side.notified",
  side,
  of,
});
const completed = { type: "mission.completed" } as const;
const byJobbeur = (type: "way.started" | "work.begun" | "work.done") => ({ type, by: "jobbeur" }) as const;
const byClient = (type: "work.confirmed" | "changes.asked") => ({ type, by: "client" }) as const;
const goes = (type: "way.started" | "work.begun" | "work.done") => (harness: Harness) =>
  allow(harness, byJobbeur(type), [notified("client", type)]);
const changed = (event: ProgressEvent) => (harness: Harness) => refuse(harness, event, "PROGRESS_CHANGED");

proveMachine({
  machine: missionProgressLifecycle,
  model: missionProgressModel,
  harness: (simulation): Harness => ({
    simulation,
    state: { status: "agreed", hasAskedChanges: false, isDisputed: false, needsHours: false, isEarly: false },
    completions: 0,
    asked: 0,
  }),
  perform: {
    "the jobbeur leaves": goes("way.started"),
    "the jobbeur begins": goes("work.begun"),
    "the jobbeur has done it": goes("work.done"),
    "the jobbeur has done it before its hour": (harness) =>
      refuse(harness, byJobbeur("work.done"), "WORK_TOO_EARLY"),
    "an hour to come is agreed on": (harness) => {
      harness.state = { ...harness.state, isEarly: true };
    },
    "the hour comes": (harness) => {
      harness.state = { ...harness.state, isEarly: false };
    },
    "the client confirms": (harness) => allow(harness, byClient("work.confirmed"), [completed]),
    "the client asks for changes": (harness) =>
      allow(harness, byClient("changes.asked"), [notified("jobbeur", "changes.asked")]),
    "the client asks for changes again": (harness) =>
      refuse(harness, byClient("changes.asked"), "CHANGES_ASKED_ALREADY"),
    "fourteen days are over": (harness) =>
      allow(harness, { type: "confirmation.lapsed" }, [completed, notified("client", "confirmation.lapsed")]),
    "fourteen days are over for what is not done": changed({ type: "confirmation.lapsed" }),
    "the jobbeur leaves too late": changed(byJobbeur("way.started")),
    "the jobbeur begins too late": changed(byJobbeur("work.begun")),
    "the jobbeur has done it twice": changed(byJobbeur("work.done")),
    "the client confirms twice": changed(byClient("work.confirmed")),
    "the client confirms before the hours are stated": (harness) =>
      refuse(harness, byClient("work.confirmed"), "HOURS_MISSING"),
    "the price is by the hour": (harness) => {
      harness.state = { ...harness.state, needsHours: true };
    },
    "the client asks for changes at the wrong time": changed(byClient("changes.asked")),
    // A dispute has its own life cycle.
    "a dispute is opened": (harness) => {
      harness.state = { ...harness.state, isDisputed: true };
    },
    "the dispute is over": (harness) => {
      harness.state = { ...harness.state, isDisputed: false };
    },
    "anything happens beside a dispute": (harness) => {
      for (const type of ["way.started", "work.begun", "work.done"] as const)
        refuse(harness, byJobbeur(type), "DISPUTE_OPEN");
      for (const type of ["changes.asked", "work.confirmed"] as const)
        refuse(harness, byClient(type), "DISPUTE_OPEN");
      refuse(harness, { type: "confirmation.lapsed" }, "DISPUTE_OPEN");
    },
    "each side does what is the other's": (harness) => {
      for (const type of ["way.started", "work.begun", "work.done"] as const)
        refuse(harness, { type, by: "client" }, "FORBIDDEN");
      for (const type of ["changes.asked", "work.confirmed"] as const)
        refuse(harness, { type, by: "jobbeur" }, "FORBIDDEN");
    },
    "a stranger does it all": (harness) => {
      for (const type of progressSteps) refuse(harness, { type, by: "stranger" }, "FORBIDDEN");
    },
  },
  agree: (harness, state) => {
    expect(harness.state).toEqual(state);
  },
  invariants: {
    "no one has a button while a dispute is open": ({ state }) =>
      !state.isDisputed ||
      (["client", "jobbeur"] as const).every((side) => allowedProgressSteps(state, side).length === 0),
    "a mission is completed once, when it is confirmed": ({ state, completions }) =>
      completions === (state.status === "confirmed" ? 1 : 0),
    "nothing is confirmed while its hours are missing": ({ state }) =>
      !state.needsHours || !allowedProgressSteps(state, "client").includes("work.confirmed"),
    "nothing is done before its hour": ({ state }) =>
      !state.isEarly ||
      state.status === "changesAsked" ||
      !allowedProgressSteps(state, "jobbeur").includes("work.done"),
    "changes are asked for once": ({ asked }) => asked <= 1,
    "no one but its two sides has a button": ({ state }) =>
      allowedProgressSteps(state, "stranger").length === 0,
    "no act is offered to both": ({ state }) =>
      allowedProgressSteps(state, "client").every(
        (type) => !allowedProgressSteps(state, "jobbeur").includes(type),
      ),
  },
});
