export { type FirstReadings, ReadFirst } from "./ReadFirst.tsx";
export { Reading } from "./Reading.tsx";
export { ReadingFailed } from "./ReadingFailed.tsx";
