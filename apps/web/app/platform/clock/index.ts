export { systemClock } from "./system-clock.ts";
export { useClock } from "./use-clock.ts";
