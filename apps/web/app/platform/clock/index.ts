export { systemClock } from "./system-clock.ts";
export { useClock } from "./use-clock.ts";
export { OwnZoneContext, useOwnZone } from "./use-own-zone.ts";
