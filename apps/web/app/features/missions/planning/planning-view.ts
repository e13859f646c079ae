import { dayIn } from "@jobami/api/missions/days";
import { hasOneDay } from "@jobami/api/missions/timing";
import { zoneOf } from "@jobami/api/places/zones";
import type {
  HourSpan,
  Planning,
  PlanningException,
  PlanningSlot,
  Travel,
} from "@jobami/api/planning/contract";
import { addDays, addMonths, daysBetween, isDay, mondayOf, timeIn } from "@jobami/api/planning/time";

export const planningViews = ["semaine", "mois", "liste"] as const;
export type PlanningView = (typeof planningViews)[number];

/** How many days a list shows. */
export const listDays = 28;

/** What an address asks for; null for what it leaves to the page. */
export function readPlanningAddress(params: URLSearchParams): {
  view: PlanningView | null;
  day: string | null;
} {
  const view = planningViews.find((known) => known === params.get("vue")) ?? null;
  const day = params.get("jour") ?? "";
  return { view, day: isDay(day) ? day : null };
}

export const addressOf = (view: PlanningView, day: string) => `?vue=${view}&jour=${day}`;

/** The days that a view shows around a day. */
export function spanOf(view: PlanningView, day: string): { from: string; days: number } {
  if (view === "liste") return { from: day, days: listDays };
  if (view === "semaine") return { from: mondayOf(day), days: 7 };
  const first = `${day.slice(0, 7)}-01`;
  const from = mondayOf(first);
  const weeks = Math.ceil(daysBetween(from, addMonths(first, 1)) / 7);
  return { from, days: weeks * 7 };
}

/** The days of a span, in their order. */
export const daysOf = ({ from, days }: { from: string; days: number }): string[] =>
  Array.from({ length: days }, (_, index) => addDays(from, index));

/** The day around which a view shows what comes before (-1) or after (1). */
export function shifted(view: PlanningView, day: string, by: 1 | -1): string {
  if (view === "mois") return addMonths(day, by);
  return addDays(day, by * (view === "semaine" ? 7 : listDays));
}

/** The day that a key leads to; null for keys that lead nowhere. */
export function dayByKey(key: string, day: string, view: PlanningView, today: string): string | null {
  const week = view === "mois" ? 7 : 1;
  switch (key) {
    case "ArrowRight":
      return addDays(day, 1);
    case "ArrowLeft":
      return addDays(day, -1);
    case "ArrowDown":
      return view === "mois" ? addDays(day, week) : null;
    case "ArrowUp":
      return view === "mois" ? addDays(day, -week) : null;
    case "Home":
      return mondayOf(day);
    case "End":
      return addDays(mondayOf(day), 6);
    case "PageDown":
      return shifted(view, day, 1);
    case "PageUp":
      return shifted(view, day, -1);
    case "t":
    case "T":
      return today;
    default:
      return null;
  }
}

/** The day of an hour in a commune. */
export const dayOfSpan = ({ startsAt }: HourSpan, placeCode: string) =>
  dayIn(zoneOf(placeCode), Date.parse(startsAt));

/** A place of a slot in a planning: where it is, or where a proposal would put it. */
export interface Stand {
  slot: PlanningSlot;
  /** Null while nothing is stated but the day. */
  hour: HourSpan | null;
  isProposal: boolean;
  /** It is one of several days, after the first. */
  isFurther?: true;
}

/** The places of a slot: its day with what was agreed on; what is proposed beside it, or in its place on the same day; each of the days after it. */
export function standsOf(slot: PlanningSlot): (Stand & { day: string })[] {
  const { day, endDay, placeCode, agreed } = slot;
  // Of a mission that is over nothing waits any more.
  const proposed = slot.statut === "en_cours" ? slot.proposed : null;
  const proposal =
    proposed === null
      ? []
      : [{ slot, day: dayOfSpan(proposed, placeCode), hour: proposed, isProposal: true }];
  // A last day is none that a proposal would leave.
  const isOnItsDay = agreed === null && proposal.some((other) => other.day === day || !hasOneDay(slot));
  const first = isOnItsDay ? proposal : [{ slot, day, hour: agreed, isProposal: false }, ...proposal];
  const rest = endDay ? daysBetween(day, endDay) : 0;
  return [
    ...first,
    ...daysOf({ from: addDays(day, 1), days: rest }).map((each) => ({
      slot,
      day: each,
      hour: null,
      isProposal: false,
      isFurther: true as const,
    })),
  ];
}

export const standKey = ({ slot, isProposal }: Stand) => `${slot.missionId}${isProposal ? "+" : ""}`;

/** What stands on a day. */
export interface DayContent {
  day: string;
  stands: Stand[];
  travels: readonly Travel[];
  exceptions: PlanningException[];
  usual: readonly { from: string; to: string }[];
  holiday: string | null;
}

export function contentOf(planning: Planning, day: string): DayContent {
  const startOf = ({ hour }: Stand) => hour?.startsAt ?? "";
  return {
    day,
    stands: planning.slots
      .flatMap(standsOf)
      .filter((stand) => stand.day === day)
      .sort((one, other) => startOf(one).localeCompare(startOf(other))),
    travels: planning.travels.filter((travel) => travel.day === day),
    exceptions: planning.exceptions.filter(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay),
    usual: planning.usual.find((usual) => usual.day === day)?.ranges ?? [],
    holiday: planning.holidays.find((holiday) => holiday.day === day)?.name ?? null,
  };
}

export const isEmptyDay = ({ stands, exceptions }: DayContent) =>
  stands.length === 0 && exceptions.length === 0;

/** Minutes from midnight of `HH:mm`. */
const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** From when to when in minutes of a day. */
export interface Part {
  from: number;
  to: number;
}

/** Where an hour stands on its day, by the clocks of its commune; one that ends at midnight ends the day. */
export function partOf({ startsAt, endsAt }: HourSpan, placeCode: string): Part {
  const zone = zoneOf(placeCode);
  const from = minuteOf(timeIn(zone, Date.parse(startsAt)));
  const to = minuteOf(timeIn(zone, Date.parse(endsAt)));
  return { from, to: to <= from ? 24 * 60 : to };
}

export const rangePart = ({ from, to }: { from: string; to: string }): Part => ({
  from: minuteOf(from),
  to: minuteOf(to),
});

/** A way of which no one declares how long it takes is drawn as long as its text needs, in minutes. */
const unknownWay = 60;

/** Where the way to a mission stands: before it, as long as it takes. Null where the mission has no hour there. */
export function travelPart({ toId, minutes }: Travel, stands: readonly Stand[]): Part | null {
  const to = stands.find(({ slot, isProposal }) => slot.missionId === toId && !isProposal);
  if (to === undefined || to.hour === null) return null;
  const { from } = partOf(to.hour, to.slot.placeCode);
  return { from: Math.max(0, from - (minutes ?? unknownWay)), to: from };
}

/** The hours that a week is drawn over: from eight to seven, or further where something stands. */
export function hoursOf(days: readonly DayContent[]): { first: number; last: number } {
  const parts = days.flatMap(({ stands, exceptions, usual }) => [
    ...stands.flatMap(({ slot, hour }) => (hour === null ? [] : [partOf(hour, slot.placeCode)])),
    ...exceptions.flatMap(({ from, to }) => (from === null || to === null ? [] : [rangePart({ from, to })])),
    ...usual.map(rangePart),
  ]);
  return {
    first: Math.floor(Math.min(8 * 60, ...parts.map(({ from }) => from)) / 60),
    last: Math.ceil(Math.max(19 * 60, ...parts.map(({ to }) => to)) / 60),
  };
}

/** Beside each other what happens at once: in which lane each part stands, and of how many. */
export function lanesOf(parts: readonly Part[]): { lane: number; of: number }[] {
  const ends: number[] = [];
  const lanes = parts.map(({ from, to }) => {
    const free = ends.findIndex((end) => end <= from);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = to;
    return lane;
  });
  return parts.map((part, index) => {
    const meets = parts
      .map((other, place) => ({ ...other, lane: lanes[place] ?? 0 }))
      .filter((other) => other.from < part.to && part.from < other.to);
    return { lane: lanes[index] ?? 0, of: Math.max(...meets.map(({ lane }) => lane)) + 1 };
  });
}
