import { systemClock } from "../clock/index.ts";

/** How long what an act leads to may take to show, in ms. */
const answeredForMs = 5000;
let answeredAt = Number.NEGATIVE_INFINITY;

/** A notice answers what a person did. */
export function noteAnswered(): void {
  answeredAt = systemClock.now();
}

/** Whether a notice has just answered what a person did: what follows from it is shown, and not spoken a second time. */
export const isJustAnswered = () => systemClock.now() - answeredAt < answeredForMs;
