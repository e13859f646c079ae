import { expect, test } from "vitest";
import { ageIn, birthdaysOn, daysLater } from "./birthdays.ts";

test.each([
  ["2026-02-28", [228, 229]],
  ["2028-02-28", [228]],
  ["2028-02-29", [229]],
  ["2100-02-28", [228, 229]],
  ["2000-02-28", [228]],
  ["2026-03-01", [301]],
  ["2026-12-31", [1231]],
])("on %s the birthdays %j are celebrated", (day, birthdays) => {
  expect(birthdaysOn(day)).toEqual(birthdays);
});

test("every birthday is celebrated on exactly one day of every year", () => {
  for (const year of [2026, 2028, 2100]) {
    const celebrated: number[] = [];
    for (let day = `${year}-01-01`; day.startsWith(String(year)); day = daysLater(day, 1))
      celebrated.push(...birthdaysOn(day));
    expect([celebrated.length, new Set(celebrated).size]).toEqual([366, 366]);
  }
});

test("days go on over months and years", () => {
  expect([daysLater("2026-12-31", 1), daysLater("2028-02-28", 1), daysLater("2026-03-01", -1)]).toEqual([
    "2027-01-01",
    "2028-02-29",
    "2026-02-28",
  ]);
});

test("an age is that of the year", () => {
  expect(ageIn(2026, "1991-04-12")).toBe(35);
});
