import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { delayBeforeShowing, noteClosed } from "./warmth.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("the first tooltip waits 500 ms, one that follows within 300 ms of the last shows at once", () => {
  expect(delayBeforeShowing()).toBe(500);
  noteClosed();
  vi.advanceTimersByTime(200);
  noteClosed();
  vi.advanceTimersByTime(299);
  expect(delayBeforeShowing()).toBe(0);
  vi.advanceTimersByTime(1);
  expect(delayBeforeShowing()).toBe(500);
});
