import { expect } from "../../testing/expect.ts";
import { proveMachine } from "../../testing/prove-machine.ts";
import type { Simulation } from "../../testing/simulation.ts";
import { createForbiddenCountdownMachine } from "./forbidden-countdown.machine.ts";
import { forbiddenCountdownModel } from "./forbidden-countdown.model.ts";
import { forbiddenCountdownView } from "./forbidden-countdown.view.ts";

const createHarness = (simulation: Simulation) => ({
  simulation,
  actor: simulation.start(createForbiddenCountdownMachine({ now: simulation.clock.now }), {
    input: { to: "/login" },
  }),
});

proveMachine({
  machine: createForbiddenCountdownMachine({ now: () => 0 }),
  model: forbiddenCountdownModel,
  harness: createHarness,
  perform: {
    "a second passes": ({ simulation }) => simulation.clock.advance(1000),
    "comes upon the buttons": ({ actor }) => actor.send({ type: "buttons.focused" }),
    "leaves the buttons": ({ actor }) => actor.send({ type: "buttons.left" }),
    "chooses to stay": ({ actor }) => actor.send({ type: "stay.chosen" }),
    "an hour passes": ({ simulation }) => simulation.clock.advance(3_600_000),
  },
  agree: ({ actor, simulation }, { at, secondsLeft }) => {
    expect(actor.getSnapshot()).toMatchObject({ value: at, status: at === "left" ? "done" : "active" });
    expect(forbiddenCountdownView(actor.getSnapshot())).toEqual({
      secondsLeft,
      isStopped: at === "staying",
      isResting: at === "resting",
    });
    expect(simulation.emitted).toEqual(at === "left" ? [{ type: "navigate", to: "/login" }] : []);
  },
  invariants: {
    "who chose to stay, or is at the buttons, is never led away": ({ simulation }, { at }) =>
      (at !== "staying" && at !== "resting") || simulation.emitted.length === 0,
  },
});
