import type { Clock } from "@jobami/ui/clock";
import { deviceClockAhead } from "./device-clock.ts";

/**
 * The present as the server knows it, in browsers too, whatever their device's clock reports: the one place of the web app that asks for it.
 * Components take `useClock`, machines and rules are given `now`.
 */
export const systemClock: Clock = { now: () => Date.now() - deviceClockAhead() };
