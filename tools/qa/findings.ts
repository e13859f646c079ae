import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Skipped } from "../test/skipped.ts";
import { slowestIn, type Timed } from "../test/slowest.ts";
import type { Tally } from "../test/tally.ts";
import { type PastRun, readRuns } from "../test/trend.ts";

interface Share {
  covered: number;
  all: number;
}

/** What the proof of one machine reported. */
export interface MachineProof {
  machine: string;
  states: Share;
  transitions: Share;
  guards: Share;
  delays: Share;
  missing: string[];
  modelStates: number;
  modelSteps: number;
  walked: number;
  seed: number;
  ways: string[][];
}

/** A test that did not pass. */
export interface FailedTest {
  part: string;
  file: string;
  title: string;
}

/** A story, and what its interactions, its console and axe had to report against it. */
export interface StoryResult {
  title: string;
  state: string;
  why: string;
}

/** A picture that is not as accepted; its files lie in the pictures' report. */
export interface PictureToLookAt {
  title: string;
  verdict: string;
  pictures: string[];
}

/** A test that failed and passed when it was tried once more. */
export interface UnsteadyTest {
  part: string;
  title: string;
  error: string;
}

/** A journey through pages, and how it ended. */
export interface Journey {
  file: string;
  title: string;
  state: string;
  ms: number;
}

/** All that the last run left; null for what it did not run. */
export interface Findings {
  run: {
    at: string;
    parts: { part: string; tally: Tally; seconds: number }[];
    skipped?: readonly Skipped[];
  } | null;
  unsteady: UnsteadyTest[] | null;
  slowest: Timed[];
  proofs: MachineProof[] | null;
  failed: FailedTest[];
  journeys: Journey[] | null;
  /** Names of the traces that journeys left which failed twice, below `traces` of the reports. */
  traces: string[];
  /** The whole runs that are retained, the oldest first. */
  runs: PastRun[];
  stories: StoryResult[] | null;
  pictures: { compared: number; toLookAt: PictureToLookAt[] } | null;
}

interface JestReport {
  testResults: {
    assertionResults: {
      ancestorTitles: string[];
      title: string;
      status: string;
      failureMessages: string[];
    }[];
  }[];
}

function read<Content>(file: string): Content | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Content) : null;
}

function storiesOf(report: JestReport | null): StoryResult[] | null {
  return (
    report?.testResults.flatMap(({ assertionResults }) =>
      assertionResults.map(({ ancestorTitles, title, status, failureMessages }) => ({
        title: [...ancestorTitles, title].join(" › "),
        state: status,
        why: failureMessages.join("\n"),
      })),
    ) ?? null
  );
}

function failedIn(reports: string): FailedTest[] {
  return globSync("*.tests.json", { cwd: reports })
    .sort()
    .flatMap((name) =>
      (read<{ file: string; title: string; state: string }[]>(join(reports, name)) ?? [])
        .filter(({ state }) => state === "failed")
        .map(({ file, title }) => ({ part: basename(name, ".tests.json"), file, title })),
    );
}

/** Reads what the parts of `npm test` left in `reports`, and the pictures' own report. */
export function readFindings(reports: string, picturesReport: string): Findings {
  return {
    run: read(join(reports, "run.json")),
    unsteady: read(join(reports, "unsteady.json")),
    slowest: existsSync(reports) ? slowestIn(reports, 25) : [],
    proofs: read(join(reports, "machines.proofs.json")),
    failed: failedIn(reports),
    journeys: read(join(reports, "journeys.tests.json")),
    traces: globSync("*.zip", { cwd: join(reports, "traces") }).sort(),
    runs: readRuns(reports),
    stories: storiesOf(read<JestReport>(join(reports, "stories.json"))),
    pictures: read(join(picturesReport, "findings.json")),
  };
}
