import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { scratchInMemory } from "./scratch.ts";

const plenty = 64 * 2 ** 30;

function memory(): string {
  const folder = mkdtempSync(join(tmpdir(), "jobami-scratch-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

it("is a folder of the run's own, which the next run leaves alone as long as this one lives", () => {
  const folder = memory();
  const mine = scratchInMemory(folder, plenty) ?? "";
  expect(mine.startsWith(join(folder, `jobami-run-${process.pid}-`))).toBe(true);
  expect(scratchInMemory(folder, plenty)).not.toBe(mine);
  expect(existsSync(mine)).toBe(true);
});

it("lets other accounts through to what is theirs", () => {
  expect(statSync(scratchInMemory(memory(), plenty) ?? "").mode & 0o777).toBe(0o755);
});

it("is freed of what a run left that was killed", () => {
  const folder = memory();
  // Above what a kernel gives.
  const left = join(folder, "jobami-run-4194305-abc");
  mkdirSync(left);
  scratchInMemory(folder, plenty);
  expect(existsSync(left)).toBe(false);
});

it("is not there without the memory for it, nor where nothing is stored in memory", () => {
  const folder = memory();
  expect(scratchInMemory(folder, 5 * 2 ** 30)).toBeUndefined();
  expect(scratchInMemory(join(folder, "none"), plenty)).toBeUndefined();
});
