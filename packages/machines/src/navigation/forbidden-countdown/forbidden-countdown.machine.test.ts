import { expect, test } from "vitest";
import { createSimulation } from "../../testing/simulation.ts";
import { createForbiddenCountdownMachine, forbiddenCountdownView } from "./index.ts";

function play() {
  const simulation = createSimulation();
  const actor = simulation.start(createForbiddenCountdownMachine({ now: simulation.clock.now }), {
    input: { to: "/login?from=%2Fdashboard" },
  });
  return { ...simulation, actor, seconds: () => forbiddenCountdownView(actor.getSnapshot()).secondsLeft };
}

test("the page stays for 4,999 ms and leads to the sign-in page at 5,000 [ERR-08]", () => {
  const page = play();
  page.clock.advance(4999);
  expect(page.emitted).toEqual([]);
  page.clock.advance(1);
  expect(page.emitted).toEqual([{ type: "navigate", to: "/login?from=%2Fdashboard" }]);
});

test("counts 5, 4, 3, 2, 1 [ERR-08]", () => {
  const page = play();
  const shown = [page.seconds()];
  for (let second = 0; second < 4; second++) {
    page.clock.advance(999);
    shown.push(page.seconds());
    page.clock.advance(1);
    shown.push(page.seconds());
  }
  expect(shown).toEqual([5, 5, 4, 4, 3, 3, 2, 2, 1]);
});

test("a tab that slept leaves at once when it wakes, and counts on from the clock", () => {
  let late = 0;
  const simulation = createSimulation();
  const actor = simulation.start(
    createForbiddenCountdownMachine({ now: () => simulation.clock.now() + late }),
    {
      input: { to: "/login" },
    },
  );
  late = 2300;
  simulation.clock.advance(1000);
  expect(forbiddenCountdownView(actor.getSnapshot()).secondsLeft).toBe(2);
  late = 60_000;
  simulation.clock.advance(699);
  expect(simulation.emitted).toEqual([]);
  simulation.clock.advance(1);
  expect(simulation.emitted).toEqual([{ type: "navigate", to: "/login" }]);
});

test("no second passes while the focus is on the buttons, and the same ones are left afterwards", () => {
  const page = play();
  page.clock.advance(2500);
  page.actor.send({ type: "buttons.focused" });
  page.clock.advance(60_000);
  expect([page.seconds(), page.emitted]).toEqual([3, []]);
  page.actor.send({ type: "buttons.left" });
  page.clock.advance(2999);
  expect(page.emitted).toEqual([]);
  page.clock.advance(1);
  expect(page.emitted).toEqual([{ type: "navigate", to: "/login?from=%2Fdashboard" }]);
});
