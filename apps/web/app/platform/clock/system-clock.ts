import type { Clock } from "@jobami/ui/clock";

/** The wall clock: the one place of the web app that asks it. Components take `useClock`, machines and rules are given `now`. */
export const systemClock: Clock = { now: () => Date.now() };
