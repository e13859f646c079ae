import { expect, test } from "vitest";
import { clampLength } from "./length.ts";

const bounds = { min: 280, max: 640 };

test.each([
  [279, 280],
  [280, 280],
  [400.4, 400],
  [640, 640],
  [641, 640],
])("%d px becomes %d px between 280 and 640", (asked, given) => {
  expect(clampLength(asked, bounds)).toBe(given);
});

test("on a screen smaller than the smallest length, the smallest length wins", () => {
  expect(clampLength(400, { min: 280, max: 200 })).toBe(280);
});
