import type { Step } from "./path.ts";

/** The steps that were taken, and how many of them are done: the rest was gone back from, and can be done again. */
export interface Walk {
  steps: readonly Step[];
  at: number;
}

export const startOf = (steps: readonly Step[]): Walk => ({ steps, at: steps.length });

/** The steps that led to what is shown. */
export const doneIn = ({ steps, at }: Walk): readonly Step[] => steps.slice(0, at);

/** One more step; what had been gone back from is forgotten. */
export const withStep = (walk: Walk, step: Step): Walk => startOf([...doneIn(walk), step]);

/** Shows the machine after so many of the steps. */
export const movedTo = ({ steps }: Walk, at: number): Walk => ({
  steps,
  at: Math.min(Math.max(0, at), steps.length),
});
