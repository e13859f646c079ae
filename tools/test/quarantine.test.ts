import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { quarantineFaults, readQuarantine } from "./quarantine.ts";

const page = readFileSync(join(import.meta.dirname, "../../docs/quarantine.md"), "utf8");
const line = { test: "proof/a.e2e.ts › waits", since: "2026-11-24", error: "Timed out" };

test("the page's lines are whole, and few", () => {
  expect(quarantineFaults(readQuarantine(page))).toEqual([]);
});

test("a line is read from the table", () => {
  expect(readQuarantine(`${page}| ${line.test} | ${line.since} | ${line.error} |\n`).at(-1)).toEqual(line);
});

test("the sixteenth is red, as is one without date or error", () => {
  expect(quarantineFaults(Array(15).fill(line))).toEqual([]);
  expect(quarantineFaults(Array(16).fill(line))).toEqual(["16 tests wait, at most 15 may"]);
  expect(quarantineFaults([{ ...line, since: "" }])).toEqual([
    `${line.test}: test, date and first error are due`,
  ]);
  expect(quarantineFaults([{ ...line, error: "" }])).toHaveLength(1);
});
