import { expect, test } from "vitest";
import { restOfMonth } from "./rest-of-month.ts";

const month = {
  paidCents: 490,
  start: new Date("2026-11-01T00:00:00Z"),
  end: new Date("2026-12-01T00:00:00Z"),
};
const at = (instant: string) => restOfMonth(month, Date.parse(instant));

test("what is left of a month is given back by its time, in whole cents", () => {
  expect(at("2026-11-01T00:00:00Z")).toBe(490);
  expect(at("2026-11-16T00:00:00Z")).toBe(245);
  expect(at("2026-11-30T23:59:59Z")).toBe(1);
});

test("nothing is left of a month that is over, and no more than was paid of one to come", () => {
  expect(at("2026-12-01T00:00:00Z")).toBe(0);
  expect(at("2027-01-05T00:00:00Z")).toBe(0);
  expect(at("2026-10-20T00:00:00Z")).toBe(490);
  expect(restOfMonth({ ...month, end: month.start }, 0)).toBe(0);
});
