export {
  allowedMissionActions,
  type MissionAction,
  mayChangePictures,
  mayEditMission,
} from "./mission.acts.ts";
export { cancellationCost, decideMission, missionLifecycle } from "./mission.machine.ts";
export type {
  MissionEvent,
  MissionFollowUp,
  MissionMover,
  MissionRefusal,
  MissionState,
} from "./mission.types.ts";
