import { afterEach, expect, test, vi } from "vitest";
import { isJustStated, noteStated } from "./stated.ts";

afterEach(() => {
  vi.useRealTimers();
});

test("what was done about a mission counts as stated for five seconds, and nothing about another one does", () => {
  vi.useFakeTimers();
  expect(isJustStated("hedge")).toBe(false);
  noteStated("hedge");
  vi.advanceTimersByTime(4_999);
  expect([isJustStated("hedge"), isJustStated("roof")]).toEqual([true, false]);
  vi.advanceTimersByTime(1);
  expect(isJustStated("hedge")).toBe(false);
});
