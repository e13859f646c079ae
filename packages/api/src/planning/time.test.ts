import { describe, expect, it } from "vitest";
import { dayInFrance } from "../missions/days.ts";
import { easterOf, holidaysBetween, holidaysOf } from "./holidays.ts";
import {
  addDays,
  addMonths,
  daysBetween,
  instantInFrance,
  mondayOf,
  timeInFrance,
  weekdayOf,
} from "./time.ts";

const iso = (day: string, time: string) => {
  const instant = instantInFrance(day, time);
  return instant === null ? null : new Date(instant).toISOString();
};

describe("a time in France", () => {
  it.each([
    ["2026-01-15", "09:30", "2026-01-15T08:30:00.000Z"],
    ["2026-07-15", "09:30", "2026-07-15T07:30:00.000Z"],
    // The clocks leap from two to three.
    ["2026-03-29", "01:59", "2026-03-29T00:59:00.000Z"],
    ["2026-03-29", "02:00", null],
    ["2026-03-29", "02:59", null],
    ["2026-03-29", "03:00", "2026-03-29T01:00:00.000Z"],
    // They go back from three to two: the first of the two is meant.
    ["2026-10-25", "01:59", "2026-10-24T23:59:00.000Z"],
    ["2026-10-25", "02:30", "2026-10-25T00:30:00.000Z"],
    ["2026-10-25", "03:00", "2026-10-25T02:00:00.000Z"],
    ["2026-10-25", "00:00", "2026-10-24T22:00:00.000Z"],
  ])("%s at %s is %s", (day, time, instant) => {
    expect(iso(day, time)).toBe(instant);
  });

  it("is never another one than it states, on any day of ten years", () => {
    const skipped: string[] = [];
    for (let day = "2026-01-01"; day < "2036-01-01"; day = addDays(day, 1))
      for (const time of ["00:00", "02:30", "03:00", "12:15", "23:45"]) {
        const instant = instantInFrance(day, time);
        if (instant === null) skipped.push(`${day} ${time}`);
        else expect([dayInFrance(instant), timeInFrance(instant)]).toEqual([day, time]);
      }
    // Half past two is missing once a year, on the last Sunday of March.
    expect(skipped).toHaveLength(10);
    expect(skipped.every((one) => /-03-(2[5-9]|3[01]) 02:30$/.test(one))).toBe(true);
  });
});

describe("days", () => {
  it("are counted, and weeks begin on Monday, over both changes of the clocks", () => {
    expect(addDays("2026-03-28", 2)).toBe("2026-03-30");
    expect(addDays("2026-10-24", 2)).toBe("2026-10-26");
    expect(daysBetween("2026-03-28", "2026-03-30")).toBe(2);
    expect(mondayOf("2026-03-29")).toBe("2026-03-23");
    expect(mondayOf("2026-10-26")).toBe("2026-10-26");
    expect(weekdayOf("2026-10-25")).toBe("sunday");
  });

  it.each([
    ["2026-01-31", 1, "2026-02-28"],
    ["2026-12-15", 1, "2027-01-15"],
    ["2026-03-31", -1, "2026-02-28"],
    ["2026-01-10", -1, "2025-12-10"],
  ])("%s and %s months is %s", (day, months, later) => {
    expect(addMonths(day, months)).toBe(later);
  });
});

describe("public holidays", () => {
  it.each([
    [2024, "2024-03-31"],
    [2025, "2025-04-20"],
    [2026, "2026-04-05"],
    [2027, "2027-03-28"],
    [2038, "2038-04-25"],
    [2285, "2285-03-22"],
  ])("Easter of %s is on %s", (year, day) => {
    expect(easterOf(year)).toBe(day);
  });

  it("are eleven a year, in their order", () => {
    expect(holidaysOf(2026).map(({ day }) => day.slice(5))).toEqual([
      "01-01",
      "04-06",
      "05-01",
      "05-08",
      "05-14",
      "05-25",
      "07-14",
      "08-15",
      "11-01",
      "11-11",
      "12-25",
    ]);
  });

  it("are found over the turn of a year", () => {
    expect(holidaysBetween("2026-12-25", "2027-01-01").map(({ name }) => name)).toEqual([
      "Noël",
      "Jour de l’An",
    ]);
  });
});
