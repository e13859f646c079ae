import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { mostRuns, type PastRun, pacesOf, readRuns, storeRun } from "./trend.ts";

let reports: string;
const run = (minute: number, seconds: number, kind: PastRun["kind"] = "gate"): PastRun => ({
  at: new Date(Date.UTC(2026, 10, 20, 9, minute)).toISOString(),
  kind,
  commit: "abc",
  parts: [{ part: "api", tally: { passed: 3, failed: 0, skipped: 0 }, seconds }],
  unsteady: 0,
});

beforeEach(() => {
  reports = mkdtempSync(join(tmpdir(), "jobami-trend-"));
});

afterEach(() => rmSync(reports, { recursive: true }));

test("runs are read as they were stored, the oldest first, whichever was stored first", () => {
  const [early, late] = [run(1, 7), run(2, 9)];
  storeRun(reports, late);
  storeRun(reports, early);
  expect(readRuns(reports)).toEqual([early, late]);
});

test("no more than the last fifty are retained", () => {
  for (let minute = 0; minute < mostRuns + 3; minute += 1) storeRun(reports, run(minute, 7));
  expect(readdirSync(join(reports, "trend"))).toHaveLength(50);
  expect(readRuns(reports)[0]?.at).toBe("2026-11-20T09:03:00.000Z");
});

test("before the first run there are none", () => {
  expect(readRuns(reports)).toEqual([]);
  expect(pacesOf([])).toEqual([]);
});

test("a part is compared with the median of its earlier runs of the same kind", () => {
  const runs = [run(1, 10), run(2, 500, "proof"), run(3, 30), run(4, 12), run(5, 60)];
  expect(pacesOf(runs)).toEqual([{ part: "api", last: 60, usual: 12 }]);
  expect(pacesOf([run(1, 10)])).toEqual([{ part: "api", last: 10, usual: undefined }]);
});
