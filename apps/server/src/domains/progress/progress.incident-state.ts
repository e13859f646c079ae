import { dayIn } from "@jobami/api/missions/days";
import { zoneOf } from "@jobami/api/places/zones";
import { addDays, instantIn } from "@jobami/api/planning/time";
import type { MissionIncident } from "@jobami/api/progress/contract";
import { absenceAnswerMs } from "@jobami/machines/missions/mission-incident";
import type { Agreement, StepRow } from "./progress.repository.ts";

const shown = (instant: number | null) => (instant === null ? null : new Date(instant).toISOString());
const sideOf = ({ ownerId }: Agreement, { authorId }: StepRow) =>
  authorId === ownerId ? "client" : "jobbeur";

/** From when a person did not come, in ms: the hour that was agreed on, otherwise the end of the day there; null while no day was stated. */
export function absentFrom(of: Pick<Agreement, "placeCode" | "day" | "startsAt">): number | null {
  const { placeCode, day, startsAt } = of;
  if (startsAt !== null) return Date.parse(startsAt);
  return day === null ? null : instantIn(zoneOf(placeCode), addDays(day, 1), "00:00");
}

/** From when a person may be late, in ms: the beginning of the day of the hour that was agreed on; null without an hour. */
function lateFrom({ placeCode, startsAt }: Agreement): number | null {
  if (startsAt === null) return null;
  const zone = zoneOf(placeCode);
  return instantIn(zone, dayIn(zone, Date.parse(startsAt)), "00:00");
}

/** What is still about the hour that is agreed on now. */
function ofThisHour({ hourAgreedAt }: Agreement, steps: readonly StepRow[]): StepRow[] {
  const since = hourAgreedAt === null ? 0 : Date.parse(hourAgreedAt);
  return steps.filter(({ createdAt }) => createdAt.getTime() >= since);
}

function lateOf(agreement: Agreement, steps: readonly StepRow[]): MissionIncident["late"] {
  const last = ofThisHour(agreement, steps).findLast(({ kind }) => kind === "late.announced");
  if (last === undefined || last.minutes === null || agreement.startsAt === null) return null;
  return {
    by: sideOf(agreement, last),
    minutes: last.minutes,
    expectedAt: new Date(Date.parse(agreement.startsAt) + last.minutes * 60_000).toISOString(),
    note: last.note,
    at: last.createdAt.toISOString(),
  };
}

/** Who leaves or begins after all is no longer reported not to have come. */
const comes: ReadonlySet<string> = new Set(["way.started", "work.begun", "work.done", "absence.reported"]);

function absenceOf(agreement: Agreement, steps: readonly StepRow[]): MissionIncident["absence"] {
  const reported = ofThisHour(agreement, steps).findLast(({ kind }) => comes.has(kind));
  if (reported?.kind !== "absence.reported") return null;
  const later = steps.filter(({ seq }) => seq > reported.seq).map(({ kind }) => kind);
  const status = later.includes("absence.denied")
    ? "denied"
    : later.includes("absence.admitted")
      ? "admitted"
      : "reported";
  const { createdAt } = reported;
  return {
    by: sideOf(agreement, reported),
    status,
    at: createdAt.toISOString(),
    answerBy: new Date(createdAt.getTime() + absenceAnswerMs).toISOString(),
  };
}

/** What goes wrong, as both sides read it. */
export const incidentOf = (agreement: Agreement, steps: readonly StepRow[]): MissionIncident => ({
  lateFrom: shown(lateFrom(agreement)),
  absentFrom: shown(absentFrom(agreement)),
  late: lateOf(agreement, steps),
  absence: absenceOf(agreement, steps),
});
