import { expect } from "../../testing/expect.ts";
import { proveMachine, type Stage } from "../../testing/index.ts";
import { standingAfter } from "../seo-promotion/seo-promotion.fixture.ts";
import { createSeoBannerMachine, type SeoBannerRecord } from "./seo-banner.machine.ts";
import { seoBannerModel } from "./seo-banner.model.ts";
import { seoBannerView } from "./seo-banner.view.ts";

const none: SeoBannerRecord = { dismissedUntil: null };
const open = (stage: Stage, record: SeoBannerRecord) =>
  stage.play(createSeoBannerMachine({ now: stage.clock.now }), { input: { record, isFree: true } });
const promotable = (stage: Stage, about = {}) => standingAfter(30, stage.clock.now(), about);

function createWorld(stage: Stage) {
  const world = {
    stage,
    actor: null as ReturnType<typeof open> | null,
    open: () => {
      world.actor?.stop();
      const kept = stage.stored.at(-1)?.record as SeoBannerRecord | undefined;
      world.actor = open(stage, kept ?? none);
    },
  };
  return world;
}

proveMachine({
  machine: createSeoBannerMachine({ now: () => 0 }),
  model: seoBannerModel,
  poses: "./poses.json",
  world: createWorld,
  perform: {
    "opens a page": (world) => world.open(),
    "reloads the page": (world) => world.open(),
    "the conditions are met": ({ actor, stage }) =>
      actor?.send({ type: "standing.read", standing: promotable(stage) }),
    "the conditions are met no more": ({ actor, stage }) =>
      actor?.send({ type: "standing.read", standing: promotable(stage, { hasAcceptedTerms: false }) }),
    "stops the referencing": ({ actor, stage }) => {
      actor?.send({ type: "standing.read", standing: promotable(stage, { seoIndexable: true }) });
      actor?.send({ type: "standing.read", standing: promotable(stage) });
    },
    "signs out": ({ actor }) => actor?.send({ type: "standing.read", standing: null }),
    "another overlay comes": ({ actor }) => actor?.send({ type: "floor.changed", isFree: false }),
    "the other overlay goes": ({ actor }) => actor?.send({ type: "floor.changed", isFree: true }),
    "3 s pass": ({ stage }) => stage.clock.advance(3000),
    "dismisses it": ({ actor }) => actor?.send({ type: "banner.dismissed" }),
  },
  agree: ({ actor }, { at, isFree }) => {
    if (actor === null) return;
    expect(actor.getSnapshot().value).toBe(at);
    expect(seoBannerView(actor.getSnapshot())).toEqual({ isShown: at === "shown" && isFree });
  },
  restart: {
    start: (stage, record: SeoBannerRecord) => {
      const actor = open(stage, record);
      return { actor, stage };
    },
    waits: {
      dismissedUntil: {
        isWaiting: ({ actor, stage }) => {
          actor.send({ type: "standing.read", standing: promotable(stage) });
          return actor.getSnapshot().matches("hidden");
        },
      },
    },
  },
  invariants: {
    "who dismissed it, or stopped the referencing, does not see it again": ({ actor }, { isDismissed }) =>
      actor === null || !isDismissed || !seoBannerView(actor.getSnapshot()).isShown,
  },
});
