import type { LikelyHalfDay } from "@jobami/api/ai/contract";
import { dayIn } from "@jobami/api/missions/days";
import { hasOneDay } from "@jobami/api/missions/timing";
import { zoneOf } from "@jobami/api/places/zones";
import type { Planning, PlanningException, PlanningSlot } from "@jobami/api/planning/contract";
import { addDays, timeIn } from "@jobami/api/planning/time";

/** How many past weeks are looked at, and how many days ahead. */
export const pastWeeks = 8;
export const daysAhead = 14;

type Half = LikelyHalfDay["moment"];
const halves = ["matin", "apres-midi"] as const;
const spans: Readonly<Record<Half, { from: string; to: string }>> = {
  matin: { from: "06:00", to: "13:00" },
  "apres-midi": { from: "13:00", to: "19:00" },
};

const overlaps = (half: Half, from: string, to: string) => from < spans[half].to && to > spans[half].from;

/** Whether an agreed mission takes a half-day: by its hour where it has one, else by its moment; one without a moment may take either, one without a day none. */
function takes(slot: PlanningSlot, day: string, half: Half): boolean {
  if (slot.agreed === null)
    return (
      hasOneDay(slot) &&
      slot.day <= day &&
      day <= (slot.endDay ?? slot.day) &&
      slot.moment !== "soir" &&
      (slot.moment === "flexible" || slot.moment === half)
    );
  const [from, to] = [Date.parse(slot.agreed.startsAt), Date.parse(slot.agreed.endsAt)];
  const zone = zoneOf(slot.placeCode);
  if (dayIn(zone, from) !== day) return false;
  return overlaps(half, timeIn(zone, from), dayIn(zone, to) === day ? timeIn(zone, to) : "24:00");
}

const excludes = ({ firstDay, lastDay, from, to }: PlanningException, day: string, half: Half) =>
  firstDay <= day && day <= lastDay && (from === null || to === null || overlaps(half, from, to));

const isTaken = ({ slots, exceptions }: Planning, day: string, half: Half) =>
  slots.some((slot) => takes(slot, day, half)) || exceptions.some((one) => excludes(one, day, half));

/**
 * The half-days of the two weeks after a day that nothing takes yet, with how many of the eight weeks before it were free of missions then.
 * A jobbeur who stated when they work is asked for no other time. `planning` spans both; public holidays are left out.
 */
export function likelyHalfDays(planning: Planning, today: string): LikelyHalfDay[] {
  const hasUsual = planning.usual.length > 0;
  const usualOn = (day: string) => planning.usual.find((one) => one.day === day)?.ranges ?? [];
  const isOffered = (day: string, half: Half) =>
    !isTaken(planning, day, half) &&
    !planning.holidays.some((holiday) => holiday.day === day) &&
    (!hasUsual || usualOn(day).some(({ from, to }) => overlaps(half, from, to)));
  return Array.from({ length: daysAhead }, (_, index) => addDays(today, index + 1)).flatMap((day) =>
    halves
      .filter((half) => isOffered(day, half))
      .map((moment) => {
        const past = Array.from({ length: pastWeeks + 2 }, (_, week) => addDays(day, -7 * (week + 1)))
          .filter((one) => one <= today)
          .slice(0, pastWeeks);
        return {
          day,
          moment,
          free: past.filter((one) => !isTaken(planning, one, moment)).length,
          weeks: past.length,
        };
      }),
  );
}

/** How many missions of a planning lie before a day. */
export const pastMissions = ({ slots }: Planning, today: string): number =>
  slots.filter(({ day, side }) => side === "jobbeur" && day <= today).length;
