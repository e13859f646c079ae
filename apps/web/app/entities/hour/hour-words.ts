import { timeInFrance } from "@jobami/api/planning/time";

/** « 9 h », « 14 h 30 ». */
export function timeWords(time: string): string {
  const [hour = "", minute = ""] = time.split(":");
  return minute === "00" ? `${Number(hour)}\u00a0h` : `${Number(hour)}\u00a0h\u00a0${minute}`;
}

/** « 9 h 30 – 11 h », in France. */
export const spanTimes = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }) =>
  `${timeWords(timeInFrance(Date.parse(startsAt)))} –\u00a0${timeWords(timeInFrance(Date.parse(endsAt)))}`;
