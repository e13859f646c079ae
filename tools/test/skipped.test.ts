import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { journeys } from "./parts.ts";
import { isRedFor, type Skipped, skippedLines } from "./skipped.ts";

const needing = (unit: string, title: string): Skipped => ({
  unit,
  title,
  wait: { why: "they need Redis", command: "apt-get install redis-server", isMissing: true },
});
const elsewhere: Skipped = {
  unit: "run.test.ts",
  title: "ends",
  wait: { why: "the proof has them", command: "npm run proof", isMissing: false },
};
const silent: Skipped = { unit: "c.test.ts", title: "three", wait: null };

test("where every test was run nothing is stated", () => {
  expect(skippedLines([])).toEqual([]);
});

test("what the machine lacks is named test by test at the end, with why and the one command", () => {
  expect(skippedLines([needing("a.test.ts", "one"), elsewhere, needing("b.test.ts", "two")])).toEqual([
    "not run: 1 test, the proof has them: npm run proof",
    "NOT RUN: 2 tests, they need Redis: apt-get install redis-server",
    "    a.test.ts › one",
    "    b.test.ts › two",
  ]);
});

test("a test that is skipped and states nothing is named", () => {
  expect(skippedLines([silent])).toEqual([
    "NOT RUN: 1 test, they state nothing (apps/server/src/testing/waits.ts is how): none",
    "    c.test.ts › three",
  ]);
});

test.each([
  ["a test that waits for a program", [needing("a.test.ts", "one")], { CI: "true" }, true],
  ["a test that states nothing", [elsewhere, silent], { CI: "1" }, true],
  ["a test that another run has", [elsewhere], { CI: "true" }, false],
  ["nothing", [], { CI: "true" }, false],
  ["a test that waits for a program, on a machine of one's own,", [needing("a.test.ts", "one")], {}, false],
  ["the same with an empty CI", [needing("a.test.ts", "one")], { CI: "" }, false],
] as const)("%s that was not run makes the run red or does not", (_, skipped, env, isRed) => {
  expect(isRedFor(skipped, env)).toBe(isRed);
});

test("a part reports what it did not run, with what the test or its suite waits for", async () => {
  const folder = mkdtempSync(join(tmpdir(), "skip-fixtures-"));
  const { tally, skipped } = await journeys("skipped", "tools/test/skip-fixtures", {
    JOBAMI_REPORTS: folder,
  });
  rmSync(folder, { recursive: true });
  expect(tally).toEqual({ passed: 1, failed: 0, skipped: 2 });
  expect(skipped).toEqual([
    { ...needing("skipped.journey.ts", "a suite > waits with its suite") },
    { unit: "skipped.journey.ts", title: "states nothing", wait: null },
  ]);
});
