/**
 * When a mission is wanted: on a day, as soon as it can be, or on whichever day suits both. Of the two latter its `date` is the last day on
 * which it makes sense.
 */
export const missionTimings = ["date", "asap", "flexible"] as const;
export type MissionTiming = (typeof missionTimings)[number];

/** What has a timing; left out, as answers of before had it, it is wanted on its day. */
export interface Timed {
  timing?: MissionTiming | undefined;
}

/** How a mission is wanted. */
export const timingOf = ({ timing }: Timed): MissionTiming => timing ?? "date";

/** Whether a mission is wanted on one day, not on any until its last one. */
export const hasOneDay = (mission: Timed): boolean => timingOf(mission) === "date";

/** What takes its day, or several: each of them from `date` to `endDate`. */
export interface Lasting {
  date: string;
  /** Null or left out where it takes one day. */
  endDate?: string | null | undefined;
}

/** The last of the days that a mission takes. */
export const lastDayOf = ({ date, endDate }: Lasting): string => endDate ?? date;

/** The most days that one mission takes. */
export const mostMissionDays = 31;

/** In how many days the last day lies that is proposed to who leaves it open. */
export const usualLastDays: Readonly<Record<Exclude<MissionTiming, "date">, number>> = {
  asap: 7,
  flexible: 30,
};
