import type { Freedom } from "@jobami/api/comparison/routes";
import type { missionMoments } from "@jobami/api/missions/contract";
import { rangeStepMinutes, type TimeRange } from "@jobami/api/profiles/availability";

/** Part of a day in which a mission is wanted. */
export type Moment = (typeof missionMoments)[number];

/** The hours of each part of a day. */
const parts: Readonly<Record<Moment, TimeRange>> = {
  flexible: { from: "00:00", to: "24:00" },
  matin: { from: "00:00", to: "12:00" },
  "apres-midi": { from: "12:00", to: "18:00" },
  soir: { from: "18:00", to: "24:00" },
};

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

function overlap({ from, to }: TimeRange, part: TimeRange): TimeRange[] {
  const both = { from: from > part.from ? from : part.from, to: to < part.to ? to : part.to };
  return both.from < both.to ? [both] : [];
}

function without(range: TimeRange, { from, to }: TimeRange): TimeRange[] {
  return [...overlap(range, { from: "00:00", to: from }), ...overlap(range, { from: to, to: "24:00" })];
}

/** What is known of a day of a jobbeur. */
export interface KnownDay {
  /** Their usual hours on it; null where their week states none on any day. */
  usual: readonly TimeRange[] | null;
  /** Hours that they gave away or are not there in. */
  taken: readonly TimeRange[];
  /** Parts of it for which they agreed on a mission without an hour. */
  agreed: readonly Moment[];
}

/** Whether a jobbeur has time for a mission in a part of a day; that is not known of who states no hours and has given none away. */
export function freedomOf(moment: Moment, { usual, taken, agreed }: KnownDay): Freedom {
  const part = parts[moment];
  // A mission without an hour takes the part of the day it was agreed for; of one on any hour nothing follows.
  const all = [...taken, ...agreed.filter((one) => one !== "flexible").map((one) => parts[one])];
  const left = all.reduce<readonly TimeRange[]>(
    (ranges, one) => ranges.flatMap((range) => without(range, one)),
    (usual ?? [part]).flatMap((range) => overlap(range, part)),
  );
  const hasTime = left.some(({ from, to }) => minuteOf(to) - minuteOf(from) >= rangeStepMinutes);
  if (!hasTime) return "busy";
  return usual === null ? "unknown" : "free";
}

const freedoms: readonly Freedom[] = ["free", "unknown", "busy"];

/** Of how free a jobbeur is on two days, the better. */
export const betterOf = (one: Freedom, other: Freedom): Freedom =>
  freedoms.indexOf(one) < freedoms.indexOf(other) ? one : other;

/** The worse. */
export const worseOf = (one: Freedom, other: Freedom): Freedom =>
  betterOf(one, other) === one ? other : one;
