import type { SeoTrigger } from "@jobami/api/users/routes";
import { refused } from "../../boundary/refused.fixture.ts";
import { expect } from "../../testing/expect.ts";
import { holdPromise, proveMachine, type Stage } from "../../testing/index.ts";
import { standingAfter } from "./seo-promotion.fixture.ts";
import { createSeoPromotionMachine } from "./seo-promotion.machine.ts";
import { seoPromotionModel } from "./seo-promotion.model.ts";
import type { SeoActivation } from "./seo-promotion.types.ts";
import { seoPromotionView } from "./seo-promotion.view.ts";

function createWorld(stage: Stage) {
  const noteShown = holdPromise<unknown, { trigger: SeoTrigger }>();
  const activate = holdPromise<SeoActivation>();
  const actor = stage.play(
    createSeoPromotionMachine({ now: stage.clock.now }).provide({
      actors: { noteShown: noteShown.logic, activate: activate.logic },
    }),
    { input: { record: { lastPromptAt: null, shown: [] }, isFree: true } },
  );
  const world = { stage, actor, noteShown, activate, stops: 0 };
  const read = (days: number, about: { seoIndexable?: boolean } = {}) => {
    const wasReferenced = actor.getSnapshot().context.standing.stats?.seoIndexable === true;
    if (wasReferenced && about.seoIndexable !== true) world.stops++;
    actor.send({ type: "standing.read", standing: standingAfter(days, stage.clock.now(), about) });
  };
  return Object.assign(world, { read });
}

const said = (stage: Stage, type: string) => stage.emitted.filter((event) => event.type === type).length;

proveMachine({
  machine: createSeoPromotionMachine({ now: () => 0 }),
  model: seoPromotionModel,
  poses: "./poses.json",
  world: createWorld,
  perform: {
    "a reading makes it due": ({ read }) => read(30),
    "a reading makes it possible": ({ read }) => read(0),
    "a reading says that they are referenced": ({ read }) => read(30, { seoIndexable: true }),
    "another overlay comes": ({ actor }) => actor.send({ type: "floor.changed", isFree: false }),
    "the other overlay goes": ({ actor }) => actor.send({ type: "floor.changed", isFree: true }),
    "asks for it": ({ actor }) => actor.send({ type: "promotion.asked" }),
    "closes it": ({ actor, noteShown }) => {
      if (noteShown.waiting() > 0) noteShown.answer({});
      actor.send({ type: "promotion.closed" });
    },
    activates: ({ actor, noteShown }) => {
      if (noteShown.waiting() > 0) noteShown.fail(refused("NETWORK"));
      actor.send({ type: "activation.asked" });
    },
    "the server references them": ({ activate }) => activate.answer({ success: true }),
    "the server answers without success": ({ activate }) => activate.answer({ success: false }),
    "the server refuses": ({ activate }) => activate.fail(refused("INTERNAL_ERROR")),
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
    "every time it is shown is told to the server, and remembered as each stop is": ({
      stage,
      noteShown,
      stops,
    }) => said(stage, "remember") === noteShown.asked.length + stops,
    "it covers another overlay only when asked for": ({ actor }, { isFree, isAsked }) =>
      isFree || isAsked || !seoPromotionView(actor.getSnapshot()).isOpen,
    "nobody is referenced without asking for it": ({ stage, activate }) =>
      said(stage, "referencing.activated") <= activate.asked.length,
  },
});
