import { describe, expect, test } from "vitest";
import { movedTo } from "./moves.ts";

describe("movedTo", () => {
  const from = (at: number, more: { wraps?: boolean; count?: number } = {}) => ({
    at,
    count: 10,
    page: 4,
    wraps: false,
    ...more,
  });

  test.each([
    ["ArrowDown", 3, 4],
    ["ArrowUp", 3, 2],
    ["Home", 3, 0],
    ["End", 3, 9],
    ["PageDown", 3, 7],
    ["PageUp", 5, 1],
    ["PageDown", 7, 9],
    ["PageUp", 3, 0],
    ["ArrowDown", 9, 9],
    ["ArrowUp", 0, 0],
  ])("%s from item %i leads to item %i", (key, at, to) => {
    expect(movedTo(key, from(at))).toBe(to);
  });

  test("a menu goes round", () => {
    expect(movedTo("ArrowDown", from(9, { wraps: true }))).toBe(0);
    expect(movedTo("ArrowUp", from(0, { wraps: true }))).toBe(9);
    expect(movedTo("PageDown", from(9, { wraps: true }))).toBe(9);
  });

  test("from the list as a whole, Down leads to the first item, Up to the last", () => {
    expect(movedTo("ArrowDown", from(-1))).toBe(0);
    expect(movedTo("ArrowUp", from(-1))).toBe(9);
    expect(movedTo("PageDown", from(-1))).toBe(4);
    expect(movedTo("PageUp", from(-1))).toBe(0);
  });

  test("other keys, and a list without items, lead nowhere", () => {
    expect(movedTo("ArrowRight", from(3))).toBeUndefined();
    expect(movedTo("End", from(-1, { count: 0 }))).toBeUndefined();
  });
});
