export { dayNames } from "./day-names.ts";
export { spanTimes, timeText, whoseHour } from "./hour-text.ts";
export { MissionWhen } from "./MissionWhen.tsx";
