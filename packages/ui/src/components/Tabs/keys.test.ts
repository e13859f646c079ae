import { expect, test } from "vitest";
import { tabReachedBy } from "./keys.ts";

const tabs = [{ id: "a" }, { id: "b", isDisabled: true }, { id: "c" }];
const [a, , c] = tabs;

test.each([
  ["ArrowRight", "horizontal", a, c],
  ["ArrowRight", "horizontal", c, a],
  ["ArrowLeft", "horizontal", a, c],
  ["ArrowDown", "horizontal", a, undefined],
  ["ArrowDown", "vertical", a, c],
  ["ArrowUp", "vertical", a, c],
  ["ArrowLeft", "vertical", a, undefined],
  ["Home", "vertical", c, a],
  ["End", "horizontal", a, c],
  ["Enter", "horizontal", a, undefined],
] as const)("%s in a %s row", (key, orientation, from, to) => {
  expect(tabReachedBy(key, orientation, tabs, from!)).toBe(to);
});
