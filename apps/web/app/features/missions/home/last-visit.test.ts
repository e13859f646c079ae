import { expect, test } from "vitest";
import { visitAt } from "./last-visit.ts";

const minute = 60_000;

test("the first visit has none before it", () => {
  expect(visitAt(null, 100)).toEqual({ seenAt: 100, since: null });
});

test("a visit goes on through pauses of less than half an hour", () => {
  const begun = { seenAt: 0, since: -5 * minute };
  expect(visitAt(begun, 30 * minute - 1)).toEqual({ seenAt: 30 * minute - 1, since: -5 * minute });
});

test("after half an hour another begins, since the end of the one before", () => {
  const begun = { seenAt: 0, since: -5 * minute };
  expect(visitAt(begun, 30 * minute)).toEqual({ seenAt: 30 * minute, since: 0 });
});
