import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Tally } from "./tally.ts";

/** What is retained of a whole run, to be compared with later ones. */
export interface PastRun {
  /** ISO 8601. */
  at: string;
  kind: "gate" | "proof";
  commit: string;
  parts: readonly { part: string; tally: Tally; seconds: number }[];
  /** How many tests passed only when they were tried once more. */
  unsteady: number;
}

/** More runs than this are forgotten, the oldest first. */
export const mostRuns = 50;

const folderOf = (reports: string) => join(reports, "trend");

const filesIn = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.endsWith(".json"))
        .sort()
    : [];

/** Stores a run beside the earlier ones: a small file each, named by its instant. */
export function storeRun(reports: string, run: PastRun): void {
  const folder = folderOf(reports);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${run.at.replaceAll(/[:.]/g, "-")}.json`), JSON.stringify(run));
  for (const file of filesIn(folder).slice(0, -mostRuns)) rmSync(join(folder, file));
}

/** The runs that are retained, the oldest first. */
export function readRuns(reports: string): PastRun[] {
  const folder = folderOf(reports);
  return filesIn(folder).map((file) => JSON.parse(readFileSync(join(folder, file), "utf8")) as PastRun);
}

/** How long a part took in its last run, and usually: the median of the runs of the same kind before. In seconds. */
export interface Pace {
  part: string;
  last: number;
  usual: number | undefined;
}

/** The pace of each part of the last run. */
export function pacesOf(runs: readonly PastRun[]): Pace[] {
  const last = runs.at(-1);
  const earlier = runs.slice(0, -1).filter(({ kind }) => kind === last?.kind);
  return (last?.parts ?? []).map(({ part, seconds }) => {
    const took = earlier
      .flatMap(({ parts }) => parts.filter((one) => one.part === part).map((one) => one.seconds))
      .sort((one, other) => one - other);
    return { part, last: seconds, usual: took[Math.floor(took.length / 2)] };
  });
}
