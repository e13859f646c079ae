import { expect, test } from "vitest";
import { createSimulation } from "../../testing/simulation.ts";
import { createNavBarMachine, navBarView, navLayout } from "./index.ts";

function play(width = 390, isLanding = false) {
  const simulation = createSimulation();
  const actor = simulation.start(createNavBarMachine(), { input: { width, isLanding } });
  return { ...simulation, actor, view: () => navBarView(actor.getSnapshot()) };
}

test("980 px and more is a desktop, 640 to 979 a tablet, less a mobile [NAV-21, NAV-22, NAV-23]", () => {
  expect([1280, 980, 979, 640, 639, 320].map(navLayout)).toEqual([
    "desktop",
    "desktop",
    "tablet",
    "tablet",
    "mobile",
    "mobile",
  ]);
});

test("balances stand in the bar at 370 px, not at 369 [NAV-27]", () => {
  expect([play(370).view().hasBalances, play(369).view().hasBalances]).toEqual([true, false]);
});

test("the bar shrinks by the first pixel scrolled and is itself again at the top [NAV-30]", () => {
  const bar = play();
  const heights = [0, 1, 500, 0].map((y) => {
    bar.actor.send({ type: "page.scrolled", y });
    return bar.view().isShrunk;
  });
  expect(heights).toEqual([false, true, true, false]);
});

test("the landing page's bar never shrinks [NAV-30]", () => {
  const bar = play(1280, true);
  bar.actor.send({ type: "page.scrolled", y: 500 });
  expect(bar.view().isShrunk).toBe(false);
  bar.actor.send({ type: "page.changed", isLanding: false });
  expect(bar.view().isShrunk).toBe(true);
});

test("the side menu opens and closes, below the desktop's width only [NAV-24]", () => {
  const bar = play(979);
  bar.actor.send({ type: "menu.pressed" });
  expect(bar.view().openMenu).toBe("side");
  bar.actor.send({ type: "menus.left" });
  expect(bar.view().openMenu).toBe(null);
  const desktop = play(980);
  desktop.actor.send({ type: "menu.pressed" });
  expect(desktop.view().openMenu).toBe(null);
});

test.each(["menu.pressed", "account.pressed"] as const)(
  "« Plus » in what %s opened shows all places instead, where no rail does",
  (type) => {
    const phone = play();
    phone.actor.send({ type });
    phone.actor.send({ type: "places.pressed" });
    expect(phone.view().openMenu).toBe("places");
    phone.actor.send({ type: "window.resized", width: 980 });
    expect(phone.view().openMenu).toBe(null);
    const desktop = play(980);
    desktop.actor.send({ type: "account.pressed" });
    desktop.actor.send({ type: "places.pressed" });
    expect(desktop.view().openMenu).toBe("account");
  },
);

test.each(["menu.pressed", "account.pressed"] as const)(
  "signing out closes what %s opened and is asked for once [NAV-33]",
  (type) => {
    const bar = play();
    bar.actor.send({ type });
    bar.actor.send({ type: "signOut.chosen" });
    expect([bar.view().openMenu, bar.emitted]).toEqual([null, [{ type: "sign-out.requested" }]]);
  },
);

test("another page closes the menus", () => {
  const bar = play();
  for (const type of ["menu.pressed", "account.pressed"] as const) {
    bar.actor.send({ type });
    bar.actor.send({ type: "page.changed", isLanding: false });
    expect(bar.view().openMenu).toBe(null);
  }
});
