import { hourActs } from "@jobami/api/planning/routes";
import { expect } from "../../testing/expect.ts";
import { proveMachine } from "../../testing/prove-machine.ts";
import type { Simulation } from "../../testing/simulation.ts";
import { allowedHourActs, decideHour } from "./index.ts";
import { missionHourLifecycle } from "./mission-hour.machine.ts";
import { missionHourModel } from "./mission-hour.model.ts";
import type { HourEvent, HourRefusal, HourState } from "./mission-hour.types.ts";

interface Harness {
  simulation: Simulation;
  state: HourState;
  agreements: number;
}

/** Asks the decision, and the machine as an actor beside it: both must lead to the same. */
function decide(harness: Harness, event: HourEvent) {
  const { status, ...context } = harness.state;
  const snapshot = missionHourLifecycle.resolveState({ value: status, context });
  const asked = harness.simulation.ask(missionHourLifecycle, { snapshot, input: context }, event);
  const decision = decideHour(harness.state, event);
  expect(asked.value).toBe(decision.allowed ? decision.next.status : status);
  return decision;
}

/** The act goes through, and the other side alone is notified; what was accepted states the mission’s day. */
function allow(harness: Harness, type: HourEvent["type"], by: "client" | "jobbeur"): void {
  const decision = decide(harness, { type, by });
  if (!decision.allowed) throw new Error(`Refused: ${decision.reason}`);
  const side = by === "client" ? "jobbeur" : "client";
  const dated = type === "hour.accepted" ? [{ type: "mission.dated" }] : [];
  expect(decision.follows).toEqual([...dated, { type: "side.notified", side, of: type }]);
  harness.state = decision.next;
  if (type === "hour.accepted") harness.agreements += 1;
}

function refuse(harness: Harness, event: HourEvent, reason: HourRefusal): void {
  expect(decide(harness, event)).toEqual({ allowed: false, reason });
}

const does = (type: HourEvent["type"], by: "client" | "jobbeur") => (harness: Harness) =>
  allow(harness, type, by);

proveMachine({
  machine: missionHourLifecycle,
  model: missionHourModel,
  harness: (simulation): Harness => ({
    simulation,
    state: { status: "open", proposedBy: null },
    agreements: 0,
  }),
  perform: {
    "the client proposes": does("hour.proposed", "client"),
    "the jobbeur proposes": does("hour.proposed", "jobbeur"),
    "the client accepts": does("hour.accepted", "client"),
    "the jobbeur accepts": does("hour.accepted", "jobbeur"),
    "the client refuses": does("hour.refused", "client"),
    "the jobbeur refuses": does("hour.refused", "jobbeur"),
    "the client takes it back": does("hour.withdrawn", "client"),
    "the jobbeur takes it back": does("hour.withdrawn", "jobbeur"),
    "who proposed answers themselves, and the other takes it back": (harness) => {
      const by = harness.state.proposedBy as "client" | "jobbeur";
      const other = by === "client" ? "jobbeur" : "client";
      refuse(harness, { type: "hour.accepted", by }, "FORBIDDEN");
      refuse(harness, { type: "hour.refused", by }, "FORBIDDEN");
      refuse(harness, { type: "hour.withdrawn", by: other }, "FORBIDDEN");
    },
    "something is answered that does not wait": (harness) => {
      for (const type of ["hour.accepted", "hour.refused", "hour.withdrawn"] as const)
        for (const by of ["client", "jobbeur"] as const) refuse(harness, { type, by }, "HOUR_CHANGED");
    },
    "a stranger does it all": (harness) => {
      for (const type of hourActs) refuse(harness, { type, by: "stranger" }, "FORBIDDEN");
    },
  },
  agree: (harness, state) => {
    expect(harness.state).toEqual(state);
  },
  invariants: {
    "a person waits for an answer exactly while something is proposed": ({ state }) =>
      (state.proposedBy !== null) === (state.status === "proposed" || state.status === "moving"),
    "what was agreed on stays": ({ state, agreements }) =>
      (state.status === "agreed" || state.status === "moving") === agreements > 0,
    "no one but its two sides has a button": ({ state }) => allowedHourActs(state, "stranger").length === 0,
  },
});
