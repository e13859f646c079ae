import { expect } from "../../testing/expect.ts";
import { proveMachine } from "../../testing/prove-machine.ts";
import type { Simulation } from "../../testing/simulation.ts";
import { samplePages } from "./bottom-bar.fixture.ts";
import { createBottomBarMachine } from "./bottom-bar.machine.ts";
import { bottomBarModel } from "./bottom-bar.model.ts";
import { bottomBarView } from "./bottom-bar.view.ts";

const createHarness = (simulation: Simulation) => {
  const actor = simulation.start(createBottomBarMachine());
  return { actor, scroll: (y: number) => actor.send({ type: "page.scrolled", y }) };
};

const place = { path: "/dashboard", isSignedIn: true, isWide: false };

proveMachine({
  machine: createBottomBarMachine(),
  model: bottomBarModel,
  harness: createHarness,
  perform: {
    "scrolls to the top": ({ scroll }) => scroll(0),
    "scrolls to 10 px": ({ scroll }) => scroll(10),
    "scrolls to 100 px": ({ scroll }) => scroll(100),
    "scrolls to 101 px": ({ scroll }) => scroll(101),
    "scrolls to 900 px": ({ scroll }) => scroll(900),
    "comes into the bar by the keyboard": ({ actor }) => actor.send({ type: "bar.focused" }),
    "enters a field": ({ actor }) => actor.send({ type: "field.entered" }),
    "leaves the field": ({ actor }) => actor.send({ type: "field.left" }),
    "goes to another page": ({ actor }) => actor.send({ type: "page.changed" }),
  },
  agree: ({ actor }, { isTucked, isTyping, y }) => {
    expect(bottomBarView(actor.getSnapshot(), place, samplePages)).toEqual({
      isThere: true,
      isTucked: isTucked || isTyping,
      hasExtraSpace: false,
    });
    expect(actor.getSnapshot().context.y).toBe(y);
  },
  invariants: {
    "near the top the bar is there": ({ actor }, { y }) => y > 10 || !actor.getSnapshot().hasTag("tucked"),
  },
});
