import type { Readings } from "../http/readings.ts";

/** What each live event of a domain does to what was read, by the event's name. */
export type LivePatches = Record<string, (readings: Readings, payload: never) => void>;
