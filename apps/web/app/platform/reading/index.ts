export { Reading } from "./Reading.tsx";
export { ReadingFailed } from "./ReadingFailed.tsx";
