import { dayInFrance } from "@jobami/api/missions/days";
import fc from "fast-check";
import { expect, test } from "vitest";
import { withdrawalEnd } from "./withdrawal-end.ts";

test.each([
  ["2026-11-18T09:00:00Z", "2026-12-02T23:00:00.000Z"],
  ["2026-11-18T23:30:00Z", "2026-12-03T23:00:00.000Z"],
  ["2026-07-01T10:00:00Z", "2026-07-15T22:00:00.000Z"],
  ["2026-10-20T10:00:00Z", "2026-11-03T23:00:00.000Z"],
  ["2027-03-20T10:00:00Z", "2027-04-03T22:00:00.000Z"],
])("what is concluded at %s may be withdrawn from until %s", (concluded, end) => {
  expect(new Date(withdrawalEnd(Date.parse(concluded))).toISOString()).toBe(end);
});

test("the end is a midnight in France, fourteen whole days after the day of the contract, in every season", () => {
  const from = Date.parse("2026-01-01T00:00:00Z");
  fc.assert(
    fc.property(fc.integer({ min: from, max: from + 10 * 365 * 86_400_000 }), (concluded) => {
      const end = withdrawalEnd(concluded);
      const days = (Date.parse(dayInFrance(end)) - Date.parse(dayInFrance(concluded))) / 86_400_000;
      expect(days).toBe(15);
      expect(dayInFrance(end - 1)).not.toBe(dayInFrance(end));
    }),
  );
});
