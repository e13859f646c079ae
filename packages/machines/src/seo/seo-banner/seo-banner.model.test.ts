import { expect } from "../../testing/expect.ts";
import { proveMachine, type Simulation } from "../../testing/index.ts";
import { standingAfter } from "../seo-promotion/seo-promotion.fixture.ts";
import { createSeoBannerMachine, type SeoBannerRecord } from "./seo-banner.machine.ts";
import { seoBannerModel } from "./seo-banner.model.ts";
import { seoBannerView } from "./seo-banner.view.ts";

const none: SeoBannerRecord = { dismissedUntil: null };
const open = (simulation: Simulation, record: SeoBannerRecord) =>
  simulation.start(createSeoBannerMachine({ now: simulation.clock.now }), {
    input: { record, isFree: true },
  });
const promotable = (simulation: Simulation, about = {}) => standingAfter(30, simulation.clock.now(), about);

function createHarness(simulation: Simulation) {
  const harness = {
    simulation,
    actor: null as ReturnType<typeof open> | null,
    open: () => {
      harness.actor?.stop();
      const stored = simulation.stored.at(-1)?.record as SeoBannerRecord | undefined;
      harness.actor = open(simulation, stored ?? none);
    },
  };
  return harness;
}

proveMachine({
  machine: createSeoBannerMachine({ now: () => 0 }),
  model: seoBannerModel,
  harness: createHarness,
  perform: {
    "opens a page": (harness) => harness.open(),
    "reloads the page": (harness) => harness.open(),
    "the conditions are met": ({ actor, simulation }) =>
      actor?.send({ type: "standing.read", standing: promotable(simulation) }),
    "the conditions are met no more": ({ actor, simulation }) =>
      actor?.send({ type: "standing.read", standing: promotable(simulation, { hasAcceptedTerms: false }) }),
    "stops the referencing": ({ actor, simulation }) => {
      actor?.send({ type: "standing.read", standing: promotable(simulation, { seoIndexable: true }) });
      actor?.send({ type: "standing.read", standing: promotable(simulation) });
    },
    "the modal comes unasked": ({ actor }) => actor?.send({ type: "promotion.shown" }),
    "signs out": ({ actor }) => actor?.send({ type: "standing.read", standing: null }),
    "another overlay comes": ({ actor }) => actor?.send({ type: "overlay.changed", isFree: false }),
    "the other overlay goes": ({ actor }) => actor?.send({ type: "overlay.changed", isFree: true }),
    "3 s pass": ({ simulation }) => simulation.clock.advance(3000),
    "dismisses it": ({ actor }) => actor?.send({ type: "banner.dismissed" }),
  },
  agree: ({ actor }, { at, isFree }) => {
    if (actor === null) return;
    expect(actor.getSnapshot().value).toBe(at);
    expect(seoBannerView(actor.getSnapshot())).toEqual({ isShown: at === "shown" && isFree });
  },
  restart: {
    start: (simulation, record: SeoBannerRecord) => {
      const actor = open(simulation, record);
      return { actor, simulation };
    },
    waits: {
      dismissedUntil: {
        isWaiting: ({ actor, simulation }) => {
          actor.send({ type: "standing.read", standing: promotable(simulation) });
          return actor.getSnapshot().matches("hidden");
        },
      },
    },
  },
  invariants: {
    "who dismissed it, stopped the referencing or was asked by the modal on this page does not see it again":
      ({ actor }, { isDismissed, isStopped, isPrompted }) =>
        actor === null ||
        !(isDismissed || isStopped || isPrompted) ||
        !seoBannerView(actor.getSnapshot()).isShown,
    "a dismissal is written when a person dismisses it, and only then": ({ simulation }, { isDismissed }) =>
      simulation.stored.length === (isDismissed ? 1 : 0),
  },
});
