export { allowedHourActs, decideHour, type HourDecision } from "./mission-hour.decision.ts";
export { missionHourLifecycle } from "./mission-hour.machine.ts";
export type { HourEvent, HourFollowUp, HourMover, HourRefusal, HourState } from "./mission-hour.types.ts";
