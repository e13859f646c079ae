import type { Readings } from "../http/readings.ts";
import { livePatches } from "./domains.ts";
import type { LiveEvent } from "./events.ts";

/** Brings what was read up to date with a live event, so that both sides of a negotiation see every step without reloading. */
export function applyLiveEvent(readings: Readings, { name, payload }: LiveEvent): void {
  livePatches[name](readings, payload as never);
}
