import { franceZone } from "@jobami/api/places/france-zone";
import { agreedSlot, openSlot } from "@jobami/api/planning/fixtures";
import { describe, expect, it } from "vitest";
import { moveQuestion, moveTo } from "./copy.ts";
import { type Field, isElsewhere, isMovable, movedBy, nearestTo, taken } from "./moving.ts";
import { daysOf, type Stand, standsOf } from "./planning-view.ts";

const field: Field = {
  days: daysOf({ from: "2026-11-30", days: 7 }),
  first: 8,
  last: 19,
  todayOf: () => "2026-12-01",
};
const stand = standsOf(agreedSlot)[0] as Stand;
const atHome = taken(stand, agreedSlot.day, field);

describe("a slot that is brought elsewhere", () => {
  it("begins where it is, and is asked for only where that is elsewhere", () => {
    expect(moveTo(atHome, franceZone)).toBe("mercredi 2 décembre, 14\u00a0h\u00a030 –\u00a016\u00a0h");
    expect(isElsewhere(atHome, agreedSlot.day)).toBe(false);
    const later = movedBy(atHome, { days: 1, minutes: 15 }, field);
    expect(moveTo(later, franceZone)).toBe("jeudi 3 décembre, 14\u00a0h\u00a045 –\u00a016\u00a0h\u00a015");
    expect(isElsewhere(later, agreedSlot.day)).toBe(true);
    expect(isElsewhere(movedBy(later, { days: -1, minutes: -15 }, field), agreedSlot.day)).toBe(false);
  });

  it("stays in the week and in its hours, by quarters, and never goes to a day that is over", () => {
    const first = movedBy(atHome, { days: -9, minutes: -9000 }, field);
    expect([first.day, first.from]).toEqual(["2026-12-01", 8 * 60]);
    const last = movedBy(atHome, { days: 9, minutes: 9000 }, field);
    expect([last.day, last.from + last.minutes]).toEqual(["2026-12-06", 19 * 60]);
    expect(movedBy(atHome, { days: 0, minutes: 22 }, field).from % 15).toBe(0);
  });

  it("begins in its part of the day where it has no hour", () => {
    const open = standsOf(openSlot)[0] as Stand;
    const moving = taken(open, openSlot.day, field);
    expect([moving.from, moving.minutes, isElsewhere(moving, openSlot.day)]).toEqual([540, 120, true]);
  });

  it.each([
    ["2026-03-29", "2026-03-29T00:00:00Z", "2026-03-29T03:00:00Z"],
    ["2026-10-25", "2026-10-24T23:00:00Z", "2026-10-25T02:00:00Z"],
  ])("lasts as long as it did on %s, when the clocks change", (day, startsAt, endsAt) => {
    const around: Field = { days: [day], first: 0, last: 24, todayOf: () => day };
    const moving = taken({ ...stand, hour: { startsAt, endsAt } }, day, around);
    expect([moving.from, moving.minutes]).toEqual([60, 180]);
  });

  it("is one under way, in a week that is not over", () => {
    expect(isMovable(agreedSlot, field)).toBe(true);
    expect(isMovable({ ...agreedSlot, statut: "terminee" }, field)).toBe(false);
    expect(isMovable(agreedSlot, { ...field, todayOf: () => "2026-12-07" })).toBe(false);
  });

  it("is asked for by the name of who is informed", () => {
    expect(moveQuestion(agreedSlot)).toMatch(/^Le proposer à Inès .\.\u202f\?$/);
  });
});

it("a place is nearest to one of days that are not all as wide; to none where there is none", () => {
  const middles = [-230, -115, 0, 172];
  expect([-300, -60, -57, 85, 87, 900].map((place) => nearestTo(place, middles))).toEqual([0, 1, 2, 2, 3, 3]);
  expect(nearestTo(0, [])).toBe(-1);
});
