import { afterEach, expect, test, vi } from "vitest";
import { isJustAnswered, noteAnswered } from "./answered.ts";

afterEach(() => {
  vi.useRealTimers();
});

test("an act counts as answered for five seconds", () => {
  vi.useFakeTimers();
  expect(isJustAnswered()).toBe(false);
  noteAnswered();
  vi.advanceTimersByTime(4_999);
  expect(isJustAnswered()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isJustAnswered()).toBe(false);
});
