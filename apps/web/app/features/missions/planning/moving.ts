import type { PlanningSlot } from "@jobami/api/planning/contract";
import { hourStepMinutes, maxHourMinutes } from "@jobami/api/planning/routes";
import { allowedHourActs } from "@jobami/machines/planning/mission-hour";
import { partOf, type Stand } from "./planning-view.ts";

/** Where a stand is being brought to: a day, and from when on it, in minutes from midnight. */
export interface Moving {
  stand: Stand;
  day: string;
  from: number;
  minutes: number;
}

/** The days and hours that it can be brought to. */
export interface Field {
  days: readonly string[];
  /** The hours that are drawn. */
  first: number;
  last: number;
  /** The day that it is where a mission is: nothing is brought before it. */
  todayOf: (slot: PlanningSlot) => string;
}

/** When a mission that has no hour would begin, by its part of the day. */
const beginnings = { flexible: 9, matin: 9, "apres-midi": 14, soir: 18 } as const;
const usualMinutes = 120;

/** Whether a slot can be brought elsewhere among some days. */
export const isMovable = (slot: PlanningSlot, { days, todayOf }: Field) =>
  slot.statut === "en_cours" &&
  allowedHourActs(slot, slot.side).includes("hour.proposed") &&
  days.some((day) => day >= todayOf(slot));

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most));

/** Lets nothing leave the field, and hours begin on their steps. */
function withinField(moving: Moving, { days, first, last, todayOf }: Field): Moving {
  const today = todayOf(moving.stand.slot);
  const day = moving.day >= today ? moving.day : (days.find((one) => one >= today) ?? moving.day);
  const from = Math.round(moving.from / hourStepMinutes) * hourStepMinutes;
  return {
    ...moving,
    day,
    from: between(first * 60, from, Math.max(first * 60, last * 60 - moving.minutes)),
  };
}

/** A stand as it is taken, where it is. */
export function taken(stand: Stand, day: string, field: Field): Moving {
  const { hour, slot } = stand;
  if (hour === null)
    return withinField({ stand, day, from: beginnings[slot.moment] * 60, minutes: usualMinutes }, field);
  const minutes = (Date.parse(hour.endsAt) - Date.parse(hour.startsAt)) / 60_000;
  return withinField(
    { stand, day, from: partOf(hour, slot.placeCode).from, minutes: Math.min(minutes, maxHourMinutes) },
    field,
  );
}

/** So many days and minutes further. */
export function movedBy(moving: Moving, by: { days: number; minutes: number }, field: Field): Moving {
  const place = between(0, field.days.indexOf(moving.day) + by.days, field.days.length - 1);
  return withinField(
    { ...moving, day: field.days[place] ?? moving.day, from: moving.from + by.minutes },
    field,
  );
}

/** Which of some places a place is nearest to; -1 where there is none. */
export function nearestTo(place: number, places: readonly number[]): number {
  const ways = places.map((one) => Math.abs(one - place));
  return ways.indexOf(Math.min(...ways));
}

/** « 14:30 ». */
export const timeOf = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;

/** Whether it would stand anywhere else than it does. */
export function isElsewhere({ stand, day, from }: Moving, homeDay: string): boolean {
  return stand.hour === null || day !== homeDay || from !== partOf(stand.hour, stand.slot.placeCode).from;
}
