export { spanTimes, timeWords, whoseHour } from "./hour-words.ts";
export { MissionWhen } from "./MissionWhen.tsx";
