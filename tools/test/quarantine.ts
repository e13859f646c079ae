/** A line of `docs/quarantine.md`. */
export interface Quarantined {
  test: string;
  since: string;
  error: string;
}

/** The most tests that may wait outside the gate. */
export const mostQuarantined = 15;

/** The lines of the page's table. */
export function readQuarantine(page: string): Quarantined[] {
  return page
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .slice(2)
    .map((line) => {
      const [test = "", since = "", error = ""] = line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim());
      return { test, since, error };
    });
}

/** What is wrong with the lines; nothing when each has its test, date and first error, and there are not too many. */
export function quarantineFaults(lines: readonly Quarantined[]): string[] {
  const incomplete = lines.filter(
    ({ test, since, error }) => test === "" || error === "" || !/^\d{4}-\d{2}-\d{2}$/.test(since),
  );
  return [
    ...incomplete.map(({ test }) => `${test || "a line"}: test, date and first error are due`),
    ...(lines.length > mostQuarantined ? [`${lines.length} tests wait, at most ${mostQuarantined} may`] : []),
  ];
}
