import { expect, test } from "vitest";
import { latestHalf, slopeOf } from "./slope.ts";

test("growth is found beneath what goes up and down, and where there is none", () => {
  const wave = [0, 5, -5, 3, -3, 4, -4, 0];
  const growing = wave.map((extra, at) => ({ at, size: 100 + 2 * at + extra }));
  const level = wave.map((extra, at) => ({ at, size: 100 + extra }));
  expect(Math.abs(slopeOf(growing) - 2)).toBeLessThan(0.7);
  expect(Math.abs(slopeOf(level))).toBeLessThan(0.7);
  expect([slopeOf([]), slopeOf([{ at: 1, size: 2 }])]).toEqual([0, 0]);
});

test("what a process takes to get going is left out", () => {
  const warming = Array.from({ length: 20 }, (_, at) => ({ at, size: at < 10 ? at * 50 : 500 }));
  expect(slopeOf(warming)).toBeGreaterThan(10);
  expect(slopeOf(latestHalf(warming))).toBe(0);
});
