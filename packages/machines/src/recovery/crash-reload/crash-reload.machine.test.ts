import { expect, test } from "vitest";
import { createSimulation } from "../../testing/simulation.ts";
import { type CrashReloadInput, crashReloadView, createCrashReloadMachine } from "./index.ts";

const start = Date.UTC(2026, 0, 15, 9);

function play(input: Partial<CrashReloadInput> = {}) {
  const simulation = createSimulation();
  const actor = simulation.start(createCrashReloadMachine({ now: simulation.clock.now }), {
    input: { record: null, canRemember: true, ...input },
  });
  return { ...simulation, actor, isComingBack: () => crashReloadView(actor.getSnapshot()).isComingBack };
}

test("a broken page is loaded again after 2,000 ms, not after 1,999, and once [ERR-13, ERR-14, ERR-15]", () => {
  const page = play();
  page.clock.advance(1999);
  expect(page.emitted).toEqual([]);
  page.clock.advance(1);
  const once = [{ type: "remember", record: { reloadedAt: start + 2000 } }, { type: "reload.requested" }];
  expect(page.emitted).toEqual(once);
  page.clock.advance(3_600_000);
  page.actor.send({ type: "reload.requested" });
  expect(page.emitted).toEqual(once);
});

test("a page that breaks again within a minute is left to the person", () => {
  const page = play({ record: { reloadedAt: start - 59_999 } });
  page.clock.advance(3_600_000);
  expect([page.emitted, page.isComingBack()]).toEqual([[], false]);
  page.actor.send({ type: "reload.requested" });
  expect(page.emitted.at(-1)).toEqual({ type: "reload.requested" });
});

test.each([
  ["a minute ago", start - 60_000],
  ["later than now: the clock was moved", start + 1],
])("a reload of %s does not hold the next one back", (_, reloadedAt) => {
  const page = play({ record: { reloadedAt } });
  expect(page.isComingBack()).toBe(true);
  page.clock.advance(2000);
  expect(page.emitted.at(-1)).toEqual({ type: "reload.requested" });
});

test("a reload of this very instant holds the next one back", () => {
  expect(play({ record: { reloadedAt: start } }).isComingBack()).toBe(false);
});

test("a browser that remembers nothing is not reloaded by itself", () => {
  const page = play({ canRemember: false });
  page.clock.advance(3_600_000);
  expect([page.emitted, page.isComingBack()]).toEqual([[], false]);
});
