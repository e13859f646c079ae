import { expect, test } from "vitest";
import { cpuBetween } from "./cpu.ts";

test("processor time counts what living processes took, new ones included, and nothing for those that ended", () => {
  const before = new Map([
    [1, 100],
    [2, 900],
  ]);
  const after = new Map([
    [1, 130],
    [3, 20],
  ]);
  expect(cpuBetween(before, after)).toBe(50);
});
