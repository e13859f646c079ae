import { expect } from "../../testing/expect.ts";
import { proveMachine } from "../../testing/prove-machine.ts";
import type { Simulation } from "../../testing/simulation.ts";
import { createNavBarMachine } from "./nav-bar.machine.ts";
import { navBarModel } from "./nav-bar.model.ts";
import { navBarView } from "./nav-bar.view.ts";

function createHarness(simulation: Simulation) {
  const actor = simulation.start(createNavBarMachine(), { input: { width: 390, isLanding: false } });
  return { simulation, actor, signOuts: { count: 0 } };
}

proveMachine({
  machine: createNavBarMachine(),
  model: navBarModel,
  harness: createHarness,
  perform: {
    "scrolls down": ({ actor }) => actor.send({ type: "page.scrolled", y: 300 }),
    "comes back to the top": ({ actor }) => actor.send({ type: "page.scrolled", y: 0 }),
    "makes the window wide": ({ actor }) => actor.send({ type: "window.resized", width: 980 }),
    "makes the window narrow": ({ actor }) => actor.send({ type: "window.resized", width: 979 }),
    "goes to the landing page": ({ actor }) => actor.send({ type: "page.changed", isLanding: true }),
    "goes to another page": ({ actor }) => actor.send({ type: "page.changed", isLanding: false }),
    "presses the menu": ({ actor }) => actor.send({ type: "menu.pressed" }),
    "presses the account": ({ actor }) => actor.send({ type: "account.pressed" }),
    "asks for all places": ({ actor }) => actor.send({ type: "places.pressed" }),
    "presses the search": ({ actor }) => actor.send({ type: "search.pressed" }),
    "leaves the menus": ({ actor }) => actor.send({ type: "menus.left" }),
    "signs out": ({ actor, signOuts }) => {
      signOuts.count += 1;
      actor.send({ type: "signOut.chosen" });
    },
  },
  agree: ({ actor, simulation, signOuts }, { isDesktop, isLanding, isScrolled, menu }) => {
    const view = navBarView(actor.getSnapshot());
    expect(view.openMenu).toBe(menu);
    expect(view.isShrunk).toBe(isScrolled && !isLanding);
    expect(view.layout === "desktop").toBe(isDesktop);
    expect(simulation.emitted.length).toBe(signOuts.count);
  },
  invariants: {
    "neither the side menu nor the drawer of places is open on a desktop": ({ actor }) => {
      const { layout, openMenu } = navBarView(actor.getSnapshot());
      return layout !== "desktop" || !["side", "places"].includes(openMenu ?? "");
    },
  },
});
