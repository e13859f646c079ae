import { chai, expect as judge } from "vitest";

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
      if (!chai.util.eql(actual, expected)) judge(actual, message).toEqual(expected);
    },
    toMatchObject(expected: object): void {
      judge(actual, message).toMatchObject(expected);
    },
  };
}
