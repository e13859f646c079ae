import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { journeys } from "./parts.ts";

test("a journey that is always red stays red, beside one that is green the second time", async () => {
  const folder = mkdtempSync(join(tmpdir(), "fault-fixtures-"));
  const { tally, failures, unsteady, output } = await journeys("faulty", "tools/test/fault-fixtures", {
    JOBAMI_REPORTS: folder,
    FIXTURE_MARKER: join(folder, "tried"),
  });
  rmSync(folder, { recursive: true });
  expect(tally).toEqual({ passed: 2, failed: 1, skipped: 0 });
  expect(failures?.map(({ unit, title }) => [unit, title])).toEqual([["red.journey.ts", "is always red"]]);
  expect(unsteady?.map(({ unit, title }) => [unit, title])).toEqual([
    ["unsteady.journey.ts", "is green the second time"],
  ]);
  expect(output).toContain("once more");
});
