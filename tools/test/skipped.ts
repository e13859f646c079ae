import type { Wait } from "./waits.ts";

/** A test that a part did not run. */
export interface Skipped {
  /** Its file, by its path in the part's folder. */
  unit: string;
  title: string;
  /** What it waits for; null where it does not state it. */
  wait: Wait | null;
}

const unstated: Wait = {
  why: "they state nothing (apps/server/src/testing/waits.ts is how)",
  command: "none",
  isMissing: true,
};

const counted = (tests: readonly unknown[]) => `${tests.length} ${tests.length === 1 ? "test" : "tests"}`;

/**
 * What the gate states of the tests that were not run, by what they wait for, each with its one command; nothing where all were run.
 * What the machine should have had comes last, where it is read, test by test.
 */
export function skippedLines(skipped: readonly Skipped[]): string[] {
  const byWhy = new Map<string, { wait: Wait; tests: Skipped[] }>();
  for (const test of skipped) {
    const wait = test.wait ?? unstated;
    const group = byWhy.get(wait.why) ?? { wait, tests: [] };
    group.tests.push(test);
    byWhy.set(wait.why, group);
  }
  const groups = [...byWhy.values()].sort((a, b) => Number(a.wait.isMissing) - Number(b.wait.isMissing));
  return groups.flatMap(({ wait, tests }) => [
    `${wait.isMissing ? "NOT RUN" : "not run"}: ${counted(tests)}, ${wait.why}: ${wait.command}`,
    ...(wait.isMissing ? tests.map(({ unit, title }) => `    ${unit} › ${title}`) : []),
  ]);
}

/** Whether tests that nothing stands in for were not run where the run is what a change is judged by, which is where `CI` is set. */
export function isRedFor(skipped: readonly Skipped[], { CI = "" }: NodeJS.ProcessEnv): boolean {
  return CI !== "" && skipped.some(({ wait }) => wait === null || wait.isMissing);
}
