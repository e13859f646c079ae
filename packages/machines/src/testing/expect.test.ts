import { expect as judge, test } from "vitest";
import { expect } from "./expect.ts";

const passes = (hold: () => void): boolean => {
  try {
    hold();
    return true;
  } catch {
    return false;
  }
};

const values: readonly unknown[] = [
  0,
  -0,
  Number.NaN,
  "",
  null,
  undefined,
  [],
  [1, [2]],
  [1, [3]],
  [1],
  [undefined],
  {},
  { a: undefined },
  { b: undefined },
  { a: 1 },
  { b: 1 },
  { a: 1, b: { c: [1] } },
  { a: 1, b: { c: [2] } },
  { b: { c: [1] }, a: 1 },
  { b: {} },
  { b: { c: undefined } },
  new Date(0),
  new Date(1),
  new Map([[1, 2]]),
  new Set([1]),
  Object.create(null),
];

test.each(values.map((actual) => [actual]))("of %o passes and fails as vitest's own does", (actual) => {
  for (const expected of values) {
    judge(passes(() => expect(actual).toBe(expected))).toBe(passes(() => judge(actual).toBe(expected)));
    judge(passes(() => expect(actual).toEqual(expected))).toBe(passes(() => judge(actual).toEqual(expected)));
    if (typeof expected === "object" && expected !== null)
      judge(passes(() => expect(actual).toMatchObject(expected))).toBe(
        passes(() => judge(actual).toMatchObject(expected)),
      );
  }
});
