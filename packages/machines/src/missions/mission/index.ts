export type { MissionAction, MissionDecision } from "./mission.decision.ts";
export { allowedMissionActions, decideMission } from "./mission.decision.ts";
export { cancellationCost, missionLifecycle } from "./mission.machine.ts";
export type {
  MissionEvent,
  MissionFollowUp,
  MissionMover,
  MissionRefusal,
  MissionState,
} from "./mission.types.ts";
