import { expect, test } from "vitest";
import { findingsTable, tallyOf } from "./soak.ts";

test("each finding of a soak counts as a test, by its verdict alone", () => {
  const finding = { measured: "3 held", bound: "none BROKEN" };
  const table = findingsTable([
    { what: "messages", ...finding, held: true },
    { what: "missions", ...finding, held: false },
    { what: "memory", ...finding, held: true },
  ]);
  expect(tallyOf(table)).toEqual({ passed: 2, failed: 1, skipped: 0 });
  expect(tallyOf("It ended before it was ready.")).toEqual({ passed: 0, failed: 0, skipped: 0 });
});
