import { expect, test } from "vitest";
import { type Failure, type Outcome, withSecondTry } from "./second-try.ts";

const failure = (unit: string): Failure => ({ unit, title: `${unit} works`, error: "Timed out" });
const ended = (passed: number, units: readonly string[]): Outcome => ({
  tally: { passed, failed: units.length, skipped: 1 },
  output: "…",
  failures: units.map(failure),
});

/** What a part ends with whose units fail at first, and again. */
async function tryTwice(first: readonly string[], second: readonly string[], passed = 1) {
  const asked: string[][] = [];
  const { tally, unsteady } = await withSecondTry(ended(10, first), async (units) => {
    asked.push(units);
    return ended(passed, second);
  });
  return { asked, tally, unsteady: unsteady?.map(({ unit }) => unit) };
}

test("what is green is not tried again", async () => {
  expect(await tryTwice([], [])).toEqual({
    asked: [],
    tally: { passed: 10, failed: 0, skipped: 1 },
    unsteady: undefined,
  });
});

test("what passes by itself counts as passed and is reported; what fails again is red", async () => {
  expect(await tryTwice(["a", "b"], ["b"])).toEqual({
    asked: [["a", "b"]],
    tally: { passed: 11, failed: 1, skipped: 1 },
    unsteady: ["a"],
  });
});

test("a unit is tried once more as a whole, however many of its tests failed", async () => {
  expect(await tryTwice(["a", "a"], [])).toEqual({
    asked: [["a"]],
    tally: { passed: 12, failed: 0, skipped: 1 },
    unsteady: ["a", "a"],
  });
});

test("more than five failures are not tried again", async () => {
  expect((await tryTwice(["a", "b", "c", "d", "e"], [])).tally.failed).toBe(0);
  const six = await tryTwice(["a", "b", "c", "d", "e", "f"], []);
  expect([six.asked, six.tally.failed]).toEqual([[], 6]);
});

test("a failure that names no one is not tried again", async () => {
  const first = { ...ended(10, ["a"]), tally: { passed: 10, failed: 2, skipped: 0 } };
  const { tally } = await withSecondTry(first, () => Promise.reject(new Error("was tried")));
  expect(tally.failed).toBe(2);
});

test("a second run that reports nothing, or ends badly without a name, changes nothing", async () => {
  expect((await tryTwice(["a"], [], 0)).tally).toEqual({ passed: 10, failed: 1, skipped: 1 });
  const silent = { ...ended(3, []), tally: { passed: 3, failed: 1, skipped: 0 } };
  expect((await withSecondTry(ended(10, ["a"]), async () => silent)).tally.failed).toBe(1);
});
