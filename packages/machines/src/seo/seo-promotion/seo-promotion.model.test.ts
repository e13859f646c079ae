import type { SeoTrigger } from "@jobami/api/users/routes";
import { refused } from "../../boundary/refused.fixture.ts";
import { expect } from "../../testing/expect.ts";
import { holdPromise, proveMachine, type Simulation } from "../../testing/index.ts";
import { standingAfter } from "./seo-promotion.fixture.ts";
import { createSeoPromotionMachine } from "./seo-promotion.machine.ts";
import { seoPromotionModel } from "./seo-promotion.model.ts";
import type { SeoActivation } from "./seo-promotion.types.ts";
import { seoPromotionView } from "./seo-promotion.view.ts";

function createHarness(simulation: Simulation) {
  const noteShown = holdPromise<unknown, { trigger: SeoTrigger }>();
  const activate = holdPromise<SeoActivation>();
  const actor = simulation.start(
    createSeoPromotionMachine({ now: simulation.clock.now }).provide({
      actors: { noteShown: noteShown.logic, activate: activate.logic },
    }),
    { input: { record: { lastPromptAt: null, shown: [] }, isFree: true } },
  );
  const harness = { simulation, actor, noteShown, activate, stops: 0 };
  const read = (days: number, about: { seoIndexable?: boolean } = {}) => {
    const wasReferenced = actor.getSnapshot().context.standing.stats?.seoIndexable === true;
    if (wasReferenced && about.seoIndexable !== true) harness.stops++;
    actor.send({ type: "standing.read", standing: standingAfter(days, simulation.clock.now(), about) });
  };
  return Object.assign(harness, { read });
}

const emittedOf = (simulation: Simulation, type: string) =>
  simulation.emitted.filter((event) => event.type === type).length;

proveMachine({
  machine: createSeoPromotionMachine({ now: () => 0 }),
  model: seoPromotionModel,
  harness: createHarness,
  perform: {
    "a reading makes it due": ({ read }) => read(30),
    "a reading makes it possible": ({ read }) => read(0),
    "a reading states that they are referenced": ({ read }) => read(30, { seoIndexable: true }),
    "another overlay comes": ({ actor }) => actor.send({ type: "overlay.changed", isFree: false }),
    "the other overlay goes": ({ actor }) => actor.send({ type: "overlay.changed", isFree: true }),
    "asks for it": ({ actor }) => actor.send({ type: "promotion.requested" }),
    "closes it": ({ actor, noteShown }) => {
      if (noteShown.waiting() > 0) noteShown.answer({});
      actor.send({ type: "promotion.closed" });
    },
    activates: ({ actor, noteShown }) => {
      if (noteShown.waiting() > 0) noteShown.fail(refused("NETWORK"));
      actor.send({ type: "activation.requested" });
    },
    "the server references them": ({ activate }) => activate.answer({ success: true }),
    "the server answers without success": ({ activate }) => activate.answer({ success: false }),
    "nothing comes back": ({ activate }) => activate.fail(refused("NETWORK")),
  },
  agree: ({ actor, activate }, { at, isFree, isAsked }) => {
    expect(actor.getSnapshot().value).toEqual(at === "resting" ? "resting" : { shown: at });
    expect(seoPromotionView(actor.getSnapshot())).toEqual({
      isOpen: at !== "resting" && (isFree || isAsked),
      isActivating: at === "activating",
    });
    expect(activate.waiting()).toBe(at === "activating" ? 1 : 0);
  },
  invariants: {
    "every time it is shown is reported to the server, and remembered as each stop is": ({
      simulation,
      noteShown,
      stops,
    }) => emittedOf(simulation, "remember") === noteShown.asked.length + stops,
    "it covers another overlay only when asked for": ({ actor }, { isFree, isAsked }) =>
      isFree || isAsked || !seoPromotionView(actor.getSnapshot()).isOpen,
    "no one is referenced without asking for it": ({ simulation, activate }) =>
      emittedOf(simulation, "referencing.activated") <= activate.asked.length,
  },
});
