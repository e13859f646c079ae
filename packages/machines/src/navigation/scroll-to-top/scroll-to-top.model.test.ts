import { expect } from "../../testing/expect.ts";
import { proveMachine } from "../../testing/prove-machine.ts";
import type { Simulation } from "../../testing/simulation.ts";
import { createScrollToTopMachine } from "./scroll-to-top.machine.ts";
import { scrollToTopModel } from "./scroll-to-top.model.ts";
import { scrollToTopView } from "./scroll-to-top.view.ts";

const createHarness = (simulation: Simulation) => {
  const actor = simulation.start(createScrollToTopMachine());
  const stand = (y: number, isProfile: boolean, coversControl = false) =>
    actor.send({ type: "page.scrolled", y, pageHeight: 2000, windowHeight: 1000, isProfile, coversControl });
  return { simulation, actor, stand };
};

proveMachine({
  machine: createScrollToTopMachine(),
  model: scrollToTopModel,
  harness: createHarness,
  perform: {
    "stands at 30 % of a page": ({ stand }) => stand(300, false),
    "stands past 30 % of a page": ({ stand }) => stand(301, false),
    "stands at 15 % of the profile": ({ stand }) => stand(150, true),
    "stands past 15 % of the profile": ({ stand }) => stand(151, true),
    "stands past 30 % of a page, at what is to be pressed in a form": ({ stand }) => stand(301, false, true),
    "asks for the top": ({ actor }) => actor.send({ type: "top.requested" }),
    "goes to another page": ({ actor }) => actor.send({ type: "page.changed" }),
  },
  agree: ({ actor, simulation }, { isShown, climbs }) => {
    expect(scrollToTopView(actor.getSnapshot())).toEqual({ isShown });
    expect(simulation.emitted).toEqual(Array.from({ length: climbs }, () => ({ type: "scroll.requested" })));
  },
});
