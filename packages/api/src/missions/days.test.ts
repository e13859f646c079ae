import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { timeInFrance } from "../planning/time.ts";
import { dayInFrance } from "./days.ts";

// WebKit writes « en-CA » as 12/3/2026 and V8 as 2026-12-03: what a locale writes is for eyes.
beforeEach(() => {
  vi.spyOn(Intl.DateTimeFormat.prototype as { format: unknown }, "format", "get").mockReturnValue(
    () => "12/3/2026",
  );
});
afterEach(() => vi.restoreAllMocks());

it.each([
  ["2026-11-20T14:05:00Z", "2026-11-20", "15:05"],
  ["2026-12-31T23:00:00Z", "2027-01-01", "00:00"],
  ["2026-07-05T22:09:59Z", "2026-07-06", "00:09"],
  ["2027-03-28T00:59:00Z", "2027-03-28", "01:59"],
  ["2027-03-28T01:00:00Z", "2027-03-28", "03:00"],
  ["2027-10-31T01:30:00Z", "2027-10-31", "02:30"],
])("%s is %s at %s in France, whatever a locale writes", (instant, day, time) => {
  expect([dayInFrance(Date.parse(instant)), timeInFrance(Date.parse(instant))]).toEqual([day, time]);
});
