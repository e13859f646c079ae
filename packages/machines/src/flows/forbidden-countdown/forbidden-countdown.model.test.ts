import { expect } from "../../testing/expect.ts";
import { proveMachine } from "../../testing/prove-machine.ts";
import type { Stage } from "../../testing/stage.ts";
import { createForbiddenCountdownMachine } from "./forbidden-countdown.machine.ts";
import { forbiddenCountdownModel } from "./forbidden-countdown.model.ts";
import { forbiddenCountdownView } from "./forbidden-countdown.view.ts";

const createWorld = (stage: Stage) => ({
  stage,
  actor: stage.play(createForbiddenCountdownMachine({ now: stage.clock.now }), { input: { to: "/login" } }),
});

proveMachine({
  machine: createForbiddenCountdownMachine({ now: () => 0 }),
  model: forbiddenCountdownModel,
  poses: "./poses.json",
  world: createWorld,
  perform: {
    "a second passes": ({ stage }) => stage.clock.advance(1000),
    "chooses to stay": ({ actor }) => actor.send({ type: "stay.chosen" }),
    "an hour passes": ({ stage }) => stage.clock.advance(3_600_000),
  },
  agree: ({ actor, stage }, { at, secondsLeft }) => {
    expect(actor.getSnapshot()).toMatchObject({ value: at, status: at === "left" ? "done" : "active" });
    expect(forbiddenCountdownView(actor.getSnapshot())).toEqual({ secondsLeft, isStopped: at === "staying" });
    expect(stage.emitted).toEqual(at === "left" ? [{ type: "navigate", to: "/login" }] : []);
  },
  invariants: {
    "who chose to stay is never led away": ({ stage }, { at }) =>
      at !== "staying" || stage.emitted.length === 0,
  },
});
