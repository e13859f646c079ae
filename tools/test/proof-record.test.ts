import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { keepProof, proofTable, readProof } from "./proof-record.ts";

const commit = "0123456789abcdef";
const at = "2026-11-24T09:00:00.000Z";
const green = { commit, at, tally: { passed: 12, failed: 0, skipped: 1 }, seconds: 40 };

test("each part keeps its last result beside the others", () => {
  const folder = mkdtempSync(join(tmpdir(), "proof-"));
  const file = join(folder, "proof/record.json");
  keepProof(file, "pictures", { ...green, seconds: 1 });
  keepProof(file, "stories", green);
  keepProof(file, "pictures", green);
  expect(readProof(file)).toEqual({ pictures: green, stories: green });
  rmSync(folder, { recursive: true });
});

test("the table shows what was red, and what was not run on this commit", () => {
  const red = { ...green, tally: { passed: 3, failed: 2, skipped: 0 } };
  const table = proofTable(
    ["stories", "pictures", "mutation", "journeys"],
    { stories: green, pictures: red, mutation: { ...green, commit: "another" } },
    commit,
  );
  expect(table.split("\n")).toEqual([
    "The proof of 012345678",
    `✓ stories                12 passed    0 failed    1 skipped     40 s  ${at}`,
    `✗ pictures                3 passed    2 failed    0 skipped     40 s  ${at}`,
    "  mutation           not run",
    "  journeys           not run",
  ]);
});
