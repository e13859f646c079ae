import { expect, test } from "vitest";
import { closingLine, sum, verdict } from "./tally.ts";

test("the closing line sums all parts", () => {
  const parts = [
    { passed: 3, failed: 0, skipped: 0 },
    { passed: 4, failed: 1, skipped: 0 },
  ];
  expect(closingLine(sum(parts))).toBe("7 passed, 1 failed");
});

test("the closing line names what was not run", () => {
  expect(closingLine({ passed: 7, failed: 0, skipped: 2 })).toBe("7 passed, 0 failed, 2 skipped");
});

test("a part that left no counts is a failure", () => {
  expect(verdict(undefined, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test("a part that ran no test is a failure", () => {
  expect(verdict({ passed: 0, failed: 0, skipped: 0 }, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test("a part whose tests all pass but that ends badly is a failure", () => {
  expect(verdict({ passed: 5, failed: 0, skipped: 0 }, 1)).toEqual({ passed: 5, failed: 1, skipped: 0 });
});

test("the counts of a part that ends as it reports are believed", () => {
  expect(verdict({ passed: 5, failed: 2, skipped: 1 }, 1)).toEqual({ passed: 5, failed: 2, skipped: 1 });
});

test("a part whose tests are all skipped is a failure", () => {
  expect(verdict({ passed: 0, failed: 0, skipped: 4 }, 0)).toEqual({ passed: 0, failed: 1, skipped: 4 });
});

test("a part that is searched for a title may have none of it, not end badly", () => {
  const none = { passed: 0, failed: 0, skipped: 0 };
  expect(verdict(none, 0, true)).toEqual(none);
  expect(verdict(none, 1, true)).toEqual({ ...none, failed: 1 });
  expect(verdict(undefined, 0, true)).toEqual({ ...none, failed: 1 });
});
