import type { Skipped } from "./skipped.ts";
import type { Tally } from "./tally.ts";

/** What failed in a part. */
export interface Failure {
  /** What can be tried again alone: a file of journeys, the id of a story. */
  unit: string;
  title: string;
  /** First line of why. */
  error: string;
}

/** How a part of the tests ended. */
export interface Outcome {
  tally: Tally;
  output: string;
  failures?: readonly Failure[];
  /** What failed at first and passed by itself: it counts as passed, and is reported. */
  unsteady?: readonly Failure[];
  /** What was not run. */
  skipped?: readonly Skipped[];
}

/** With more failures than this the part is broken, not unsteady. */
export const mostTriedAgain = 5;

/**
 * Runs what failed once more by itself, if it is little: `again` gets the units that failed. Only what passes then, in full, counts as
 * passed; a unit that fails again, or that the second run does not name among what it ran, stays failed.
 */
export async function withSecondTry(
  first: Outcome,
  again: (units: string[]) => Promise<Outcome>,
): Promise<Outcome> {
  const failures = first.failures ?? [];
  const { failed } = first.tally;
  // A failure that no unit is named for cannot be tried again.
  if (failed === 0 || failed > mostTriedAgain || failures.length !== failed) return first;
  const second = await again([...new Set(failures.map(({ unit }) => unit))]);
  const output = `${first.output}\n──── once more ────\n${second.output}`;
  if (second.tally.failed > (second.failures ?? []).length || second.tally.passed === 0)
    return { ...first, output };
  const stillRed = new Set(second.failures?.map(({ unit }) => unit));
  const unsteady = failures.filter(({ unit }) => !stillRed.has(unit));
  return {
    ...first,
    tally: {
      ...first.tally,
      passed: first.tally.passed + unsteady.length,
      failed: failed - unsteady.length,
    },
    output,
    failures: failures.filter(({ unit }) => stillRed.has(unit)),
    unsteady,
  };
}
