/** How many tests of a part passed, failed or were not run. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

/** The sum of several parts. */
export function sum(tallies: readonly Tally[]): Tally {
  const total = (key: keyof Tally) => tallies.reduce((so, tally) => so + tally[key], 0);
  return { passed: total("passed"), failed: total("failed"), skipped: total("skipped") };
}

/**
 * The counts to believe: a part that ended badly without naming a failure, or that ran nothing but skipped all, is itself a failure.
 * One that is searched for a title may have none of it.
 */
export function verdict(counts: Tally | undefined, exitCode: number, mayBeEmpty = false): Tally {
  const isEmpty = counts === undefined || counts.passed + counts.failed === 0;
  if (isEmpty && !(mayBeEmpty && counts !== undefined && exitCode === 0))
    return { passed: 0, failed: 1, skipped: counts?.skipped ?? 0 };
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/** The last line of `npm test`. */
export function closingLine({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}
