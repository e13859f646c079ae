import { expect, test } from "vitest";
import { kilobytes, median, medianRatio, times } from "./figures.ts";

test("the median of an odd number of values is the middle one, whatever their order", () => {
  expect(median([30, 1, 2])).toBe(2);
});

test("the median of an even number of values is the mean of the middle two", () => {
  expect(median([10, 4, 1, 2])).toBe(3);
});

test("nothing has no median", () => {
  expect(() => median([])).toThrow("There is no median of nothing.");
});

test("ratios are taken round by round, so that a slow moment of the machine weighs on neither side", () => {
  expect(medianRatio([100, 10, 90], [50, 5, 30])).toBe(2);
});

test("a round that measured one side only is refused", () => {
  expect(() => medianRatio([1, 2], [1])).toThrow("Every round measures both sides.");
});

test("figures are printed with their units", () => {
  expect([kilobytes(109_450), kilobytes(0), times(1.194)]).toEqual(["109.5 kB", "0.0 kB", "1.19 ×"]);
});
