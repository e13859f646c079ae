import { zoneLabel, zoneOf } from "@jobami/api/places/zones";
import { clocksAgree, timeIn } from "@jobami/api/planning/time";

/** « 9 h », « 14 h 30 ». */
export function timeText(time: string): string {
  const [hour = "", minute = ""] = time.split(":");
  return minute === "00" ? `${Number(hour)}\u00a0h` : `${Number(hour)}\u00a0h\u00a0${minute}`;
}

/** « heure de La Réunion » for whom, by the zone of their clocks, other clocks show another hour than those of a commune; null else. */
export function whoseHour(placeCode: string, instant: number, reader: string): string | null {
  const zone = zoneOf(placeCode);
  return clocksAgree(zone, reader, instant) ? null : zoneLabel(zone);
}

/** « 9 h 30 – 11 h », as the clocks of a commune show it; « 9 h 30 – 11 h, heure de La Réunion » where the reader's show another hour. */
export function spanTimes(
  { startsAt, endsAt }: { startsAt: string; endsAt: string },
  placeCode: string,
  reader: string,
): string {
  const [from, to] = [Date.parse(startsAt), Date.parse(endsAt)];
  const [begins, ends] = [from, to].map((instant) => timeText(timeIn(zoneOf(placeCode), instant)));
  const whose = whoseHour(placeCode, from, reader);
  return `${begins} –\u00a0${ends}${whose === null ? "" : `, ${whose}`}`;
}
