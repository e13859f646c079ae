export { spanTimes, timeWords } from "./hour-words.ts";
export { MissionWhen } from "./MissionWhen.tsx";
