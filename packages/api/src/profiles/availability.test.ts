import { describe, expect, test } from "vitest";
import {
  emptyWeek,
  nextRange,
  rangesFault,
  sortedRanges,
  weeklyHours,
  withMoreHours,
} from "./availability.ts";

const range = (from: string, to: string) => ({ from, to });

describe("the ranges of a day", () => {
  test.each([
    [[], null],
    [[range("09:00", "12:00")], null],
    [[range("14:00", "18:00"), range("09:00", "12:00")], null],
    [[range("22:00", "24:00")], null],
    [[range("12:00", "09:00")], "backwards"],
    [[range("09:00", "09:00")], "backwards"],
    [[range("09:00", "12:00"), range("11:30", "14:00")], "overlapping"],
    [[range("09:00", "12:00"), range("12:00", "14:00")], "overlapping"],
  ] as const)("%j have the fault %j", (ranges, fault) => {
    expect(rangesFault(ranges)).toBe(fault);
  });

  test("are listed in the order of the day, without changing what was given", () => {
    const given = [range("14:00", "18:00"), range("09:00", "12:00")];
    expect(sortedRanges(given)).toEqual([range("09:00", "12:00"), range("14:00", "18:00")]);
    expect(given[0]).toEqual(range("14:00", "18:00"));
  });

  test("a further one is lawful beside the others, while there is room", () => {
    const day: { from: string; to: string }[] = [];
    for (let next = nextRange(day); next !== null; next = nextRange(day)) {
      day.push(next);
      expect(rangesFault(day)).toBe(null);
    }
    expect(day).toEqual([
      range("09:00", "12:00"),
      range("13:00", "15:00"),
      range("16:00", "18:00"),
      range("19:00", "21:00"),
    ]);
    expect(nextRange([range("09:00", "22:30")])).toEqual(range("23:30", "24:00"));
    expect(nextRange([range("09:00", "23:30")])).toBe(null);
  });

  test("a day that gets hours has those of the last one before it, then further ones of its own", () => {
    const evening = range("18:00", "20:00");
    const week = { ...emptyWeek, monday: [evening], thursday: [range("10:00", "11:00")] };
    expect(withMoreHours(week, "wednesday")).toEqual([evening]);
    expect(withMoreHours(week, "monday")).toEqual([evening, range("21:00", "23:00")]);
    expect(withMoreHours({ ...emptyWeek, sunday: [evening] }, "monday")).toEqual([range("09:00", "12:00")]);
    const full = [range("09:00", "24:00")];
    expect(withMoreHours({ ...emptyWeek, friday: full }, "friday")).toEqual(full);
  });
});

test("a week is as long as its ranges", () => {
  expect(weeklyHours(emptyWeek)).toBe(0);
  expect(
    weeklyHours({ ...emptyWeek, monday: [range("09:00", "12:30")], sunday: [range("22:00", "24:00")] }),
  ).toBe(5.5);
});
