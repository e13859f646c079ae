import { expect, test } from "vitest";
import { delayBeforeShowing, noteClosed } from "./warmth.ts";

test("the first tooltip waits 500 ms, one that follows within 300 ms shows at once", () => {
  expect(delayBeforeShowing(10_000)).toBe(500);
  noteClosed(10_000);
  expect(delayBeforeShowing(10_299)).toBe(0);
  expect(delayBeforeShowing(10_300)).toBe(500);
});
