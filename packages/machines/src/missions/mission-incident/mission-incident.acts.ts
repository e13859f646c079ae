import { type IncidentAct, incidentActs } from "@jobami/api/progress/routes";
import { decideIncident } from "./mission-incident.machine.ts";
import type { IncidentMover, IncidentState } from "./mission-incident.types.ts";

/** How long who is reported not to have come has to answer, in ms. */
export const absenceAnswerMs = 24 * 3_600_000;

/** What a side may do now: which buttons to show. */
export function allowedIncidentActs(state: IncidentState, by: IncidentMover): readonly IncidentAct[] {
  return incidentActs.filter((type) => decideIncident(state, { type, by }).allowed);
}
