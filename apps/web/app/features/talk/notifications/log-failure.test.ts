import { afterEach, expect, test, vi } from "vitest";
import { logFailure } from "./log-failure.ts";

afterEach(() => void vi.restoreAllMocks());

test("that no one is signed in is logged as information, everything else as an error [ERR-29]", () => {
  const info = vi.spyOn(console, "info").mockImplementation(() => {});
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  logFailure("count", { code: "UNAUTHENTICATED", status: 401 });
  expect([info.mock.calls, error.mock.calls]).toEqual([[["count", "UNAUTHENTICATED"]], []]);
  logFailure("count", { code: "INTERNAL_ERROR", status: 500 });
  expect([info.mock.calls.length, error.mock.calls]).toEqual([1, [["count", "INTERNAL_ERROR", 500]]]);
});
