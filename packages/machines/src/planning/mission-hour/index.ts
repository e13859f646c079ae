export { allowedHourActs } from "./mission-hour.acts.ts";
export { decideHour, missionHourLifecycle } from "./mission-hour.machine.ts";
export type { HourEvent, HourFollowUp, HourMover, HourRefusal, HourState } from "./mission-hour.types.ts";
