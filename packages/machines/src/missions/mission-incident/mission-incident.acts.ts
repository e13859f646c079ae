import type { MissionProgress } from "@jobami/api/progress/contract";
import type { IncidentAct } from "@jobami/api/progress/routes";
import { decideIncident } from "./mission-incident.machine.ts";
import type { IncidentMover, IncidentState } from "./mission-incident.types.ts";

/** Every act, in the order of their buttons. */
const acts = Object.keys({
  "late.announced": true,
  "absence.reported": true,
  "absence.denied": true,
  "absence.admitted": true,
  "absence.closed": true,
  "mission.left": true,
  "safety.left": true,
} satisfies Record<IncidentAct, true>) as IncidentAct[];

/** How long who is reported not to have come has to answer, in ms. */
export const absenceAnswerMs = 24 * 3_600_000;

/** What a side may do now: which buttons to show. */
export function allowedIncidentActs(state: IncidentState, by: IncidentMover): readonly IncidentAct[] {
  return acts.filter((type) => decideIncident(state, { type, by }).allowed);
}

/** What its two sides read of a mission, as the machine knows it at an instant, in ms. */
export function incidentStateOf(
  progress: Pick<MissionProgress, "incident" | "status" | "isDisputed">,
  now: number,
): IncidentState {
  const { incident, status, isDisputed } = progress;
  const { lateFrom, absentFrom, absence } = incident;
  const has = (instant: string | null | undefined) => instant != null && now >= Date.parse(instant);
  return {
    status: absence?.status ?? "none",
    reportedBy: absence?.by ?? null,
    hasBegun: status !== "agreed" && status !== "onTheWay",
    isDisputed,
    isItsDay: has(lateFrom),
    isDue: has(absentFrom),
    isAnswerOverdue: has(absence?.answerBy),
  };
}
