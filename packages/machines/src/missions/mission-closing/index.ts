export { createMissionClosingMachine, type MissionClosingMachine } from "./mission-closing.machine.ts";
export type {
  Closing,
  ClosingNoticeCode,
  ClosingProblem,
  ClosingProblemCode,
  MissionClosingEmitted,
  MissionClosingEvent,
  MissionClosingInput,
  MissionEnded,
} from "./mission-closing.types.ts";
export { type ClosingStatus, type MissionClosingView, missionClosingView } from "./mission-closing.view.ts";
