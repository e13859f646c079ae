import { expect, test } from "vitest";
import { correctableUntil, correctionWindowMs } from "./index.ts";

test("a review may be corrected for 48 hours, until a person answers it", () => {
  expect(correctionWindowMs).toBe(172_800_000);
  expect(correctableUntil({ writtenAt: 1000, isAnswered: false }, 172_800_999)).toBe(172_801_000);
  expect(correctableUntil({ writtenAt: 1000, isAnswered: false }, 172_801_000)).toBeNull();
  expect(correctableUntil({ writtenAt: 1000, isAnswered: true }, 1000)).toBeNull();
});
