import { expect as judge } from "vitest";

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Certain of a yes only: of plain values, the same keys with the same values. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one))
    return (
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((item, index) => isSame(item, other[index]))
    );
  if (!isObject(one) || !isObject(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isSame(one[key], other[key]))
  );
}

/** Certain of a yes only: everything that `part` names is the same in `whole`. */
const isWithin = (part: unknown, whole: unknown): boolean =>
  isObject(part) && isObject(whole)
    ? Object.keys(part).every((key) => Object.hasOwn(whole, key) && isWithin(part[key], whole[key]))
    : isSame(part, whole);

/**
 * vitest's `expect` for what is held after every step of a proof: hundreds of thousands of times, and nearly always true. What is
 * plainly so passes at once; all else is vitest's to judge and to word.
 */
export function expect(actual: unknown, message?: string) {
  return {
    toBe(expected: unknown): void {
      if (!Object.is(actual, expected)) judge(actual, message).toBe(expected);
    },
    toEqual(expected: unknown): void {
      if (!isSame(actual, expected)) judge(actual, message).toEqual(expected);
    },
    toMatchObject(expected: object): void {
      if (!isWithin(expected, actual)) judge(actual, message).toMatchObject(expected);
    },
  };
}
