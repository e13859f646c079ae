import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

/** A test, and the milliseconds that it took. */
export interface Timed {
  title: string;
  ms: number;
}

interface JestReport {
  testResults: { assertionResults: { ancestorTitles: string[]; duration?: number | null }[] }[];
}

const read = <Content>(file: string) => JSON.parse(readFileSync(file, "utf8")) as Content;

function timedIn(reports: string): Timed[] {
  const stories = join(reports, "stories.json");
  return [
    ...globSync("*.tests.json", { cwd: reports }).flatMap((name) =>
      read<{ title: string; ms: number }[]>(join(reports, name)).map(({ title, ms }) => ({
        title: `${basename(name, ".tests.json")} › ${title}`,
        ms,
      })),
    ),
    ...(existsSync(stories) ? read<JestReport>(stories).testResults : []).flatMap(({ assertionResults }) =>
      assertionResults.map(({ ancestorTitles, duration }) => ({
        title: ["stories", ...ancestorTitles].join(" › "),
        ms: duration ?? 0,
      })),
    ),
  ];
}

/** The tests of a run that took longest, by what its parts left in `reports`. */
export function slowestIn(reports: string, count = 10): Timed[] {
  return timedIn(reports)
    .sort((one, other) => other.ms - one.ms)
    .slice(0, count)
    .map(({ title, ms }) => ({ title: title.slice(0, 140), ms }));
}
