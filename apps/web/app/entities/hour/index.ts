export { spanTimes, timeText, whoseHour } from "./hour-text.ts";
export { MissionWhen } from "./MissionWhen.tsx";
