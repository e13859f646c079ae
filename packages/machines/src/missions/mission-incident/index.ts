export { absenceAnswerMs, allowedIncidentActs, incidentStateOf } from "./mission-incident.acts.ts";
export { decideIncident, missionIncidentLifecycle } from "./mission-incident.machine.ts";
export type {
  IncidentEvent,
  IncidentFollowUp,
  IncidentMover,
  IncidentRefusal,
  IncidentState,
} from "./mission-incident.types.ts";
