import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { redisPackage, redisPlaces } from "../../apps/server/src/testing/test-redis.ts";
import { instants, startedAt } from "../clock-ahead.ts";
import { debianProgram } from "../debian-program.ts";
import { startPostgres } from "../postgres.ts";
import { findingsHead, tallyOf } from "../soak/soak.ts";
import { failedStories } from "../storybook/failures.ts";
import { type Ended, run } from "./processes.ts";
import { type Failure, type Outcome, withSecondTry } from "./second-try.ts";
import type { Skipped } from "./skipped.ts";
import { sum, type Tally, verdict } from "./tally.ts";
import { unitsOf } from "./units.ts";

const root = join(import.meta.dirname, "../..");
/** Where runners write what they counted. */
export const reports = process.env.JOBAMI_REPORTS ?? join(root, "reports");

/** One runner of the gate (`npm test`) or of the proof (`npm run proof`). Parts follow each other in the order of their list. */
export interface Part {
  name: string;
  /** A name that chooses it with others of its kind. */
  family?: string;
  /** Where its tests are, of one that vitest runs: they are chosen by their title, and watched. */
  folder?: string;
  /** `proof`: the gate leaves it out. */
  when?: "proof";
  /** `beside`: runs beside the parts that follow, until one that is `alone`. */
  how?: "beside" | "alone";
  run: () => Promise<Outcome>;
}

/** Whether the whole proof is run: parts then do what the gate spares. Their own settings read the same variable. */
export const isProof = () => process.env.JOBAMI_PROOF === "1";

/** What hangs is ended, and red; beside other work the longest part takes ten minutes without hanging. */
const mostMinutes = () => (isProof() ? 60 : 20);

/** Two at least: a part waits for databases and browsers too. */
const workers = Math.max(2, availableParallelism());

/** Stories wait so often for their page that one worker more finds room. */
const oneMoreWorker = { JOBAMI_WORKERS: String(workers + 1) };

function perform(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Ended> {
  return run(command, args, {
    cwd: root,
    env: { JOBAMI_WORKERS: String(workers), ...env },
    mostMinutes: mostMinutes(),
  });
}

const node = (args: readonly string[], env?: NodeJS.ProcessEnv) => perform(process.execPath, args, env);

function read<Content>(file: string): Content | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Content) : undefined;
}

function readJest(file: string): Tally | undefined {
  const result = read<Record<string, number>>(file);
  if (result === undefined) return undefined;
  const {
    numPassedTests = 0,
    numFailedTests = 0,
    numPendingTests = 0,
    numRuntimeErrorTestSuites = 0,
  } = result;
  return {
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
    skipped: numPendingTests,
  };
}

function conclude({ code, output }: Ended, counts: Tally | undefined, mayBeEmpty = false) {
  return { tally: verdict(counts, code, mayBeEmpty), output };
}

async function vitest(
  name: string,
  folder: string,
  env: NodeJS.ProcessEnv = {},
  files: readonly string[] = unitsOf(name),
): Promise<Outcome> {
  const results = join(env.JOBAMI_REPORTS ?? reports, `${name}.json`);
  const ended = await node(["tools/test/vitest-run.ts", folder, results, ...files], env);
  const failures = read<Failure[]>(results.replace(/\.json$/, ".failures.json")) ?? [];
  const skipped = read<Skipped[]>(results.replace(/\.json$/, ".skipped.json")) ?? [];
  const isForATitle = (process.env.JOBAMI_TITLE ?? "") !== "";
  return { ...conclude(ended, read<Tally>(results), isForATitle), failures, skipped };
}

/**
 * Journeys of a folder; a file that failed once more, whole, in a process with its own home, server and browser: its tests build on
 * each other. What fails again leaves a trace.
 */
export async function journeys(name: string, folder: string, env: NodeJS.ProcessEnv = {}): Promise<Outcome> {
  return withSecondTry(await vitest(name, folder, env), (files) =>
    vitest(
      `second/${name}`,
      folder,
      { JOBAMI_TRACES: join(env.JOBAMI_REPORTS ?? reports, "traces"), ...env },
      files,
    ),
  );
}

/** Every story, those that failed once more in a page of their own. */
async function stories(): Promise<Outcome> {
  const perform = async (name: string, only: readonly string[] = []): Promise<Outcome> => {
    const report = join(reports, `${name}.json`);
    const ended = await node(["tools/storybook/run.ts", report, ...only], oneMoreWorker);
    return { ...conclude(ended, readJest(report)), failures: failedStories(report) };
  };
  return withSecondTry(await perform("stories", unitsOf("stories")), (ids) => perform("second/stories", ids));
}

/** A step that something else needs: it passes as one test. */
function step({ code, output }: Ended) {
  return conclude({ code, output }, { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 });
}

/** The server's tests; those of Redis have one, as those of PostgreSQL have theirs: it is installed where there is none. */
async function server(name: string, env: NodeJS.ProcessEnv = {}): Promise<Outcome> {
  try {
    debianProgram(redisPackage, redisPlaces);
  } catch {
    // They are skipped then, and the run states it.
  }
  return vitest(name, "apps/server", env);
}

async function onPostgres(work: (url: string) => Promise<Outcome>, source?: "oldest"): Promise<Outcome> {
  const postgres = await startPostgres(source);
  try {
    return await work(postgres.url);
  } finally {
    await postgres.stop();
  }
}

/** Runs that need no browser's own clock, then stories and journeys with the pages' moved. */
const datedParts = ["machines", "api", "ui", "web", "tools", "server-postgres", "stories", "journeys"];

/** The gate's tests by people and servers who believe that they are started at `instant`. */
async function dated(instant: string): Promise<Outcome> {
  const folder = join(reports, "dates", instant.slice(0, 10));
  const ended = await node(["tools/test/run.ts", "--only", datedParts.join(",")], {
    ...startedAt(instant, Date.now()),
    JOBAMI_REPORTS: folder,
    JOBAMI_UNITS: "",
  });
  const counted = read<{ parts: { tally: Tally }[]; skipped: Skipped[] }>(join(folder, "run.json"));
  return {
    ...conclude(ended, counted && sum(counted.parts.map(({ tally }) => tally))),
    skipped: counted?.skipped ?? [],
  };
}

/** A soak, each of whose findings is a test; what it measured is printed and stored. */
async function soak(name: string): Promise<Outcome> {
  const { code, output } = await node(["tools/soak/run.ts", name]);
  const [, table = ""] = output.split(findingsHead);
  const findings = `${findingsHead}${table}`;
  mkdirSync(reports, { recursive: true });
  writeFileSync(join(reports, `${name}.md`), findings);
  console.log(findings);
  return conclude({ code, output }, tallyOf(findings));
}

const hasTests = (pattern: string) => globSync(pattern, { cwd: root }).length > 0;

/** Every part, in the order in which they are begun. */
export const parts: readonly Part[] = [
  // The stories need it, which come last: it fills what the others leave.
  { name: "storybook", how: "beside", run: async () => step(await node(["tools/storybook/build.ts"])) },
  // The journeys need it, and the check reads the types that it writes.
  { name: "build", run: async () => step(await node(["tools/web-build.ts"])) },
  // They wait much, for servers, mails and pages: they fill what the others leave.
  {
    name: "journeys",
    folder: "apps/web/e2e",
    how: "beside",
    run: () => journeys("journeys", "apps/web/e2e"),
  },
  {
    name: "check",
    run: async () => {
      const results = join(reports, "check.json");
      return conclude(await node(["tools/check.ts", results]), read<Tally>(results));
    },
  },
  { name: "machines", folder: "packages/machines", run: () => vitest("machines", "packages/machines") },
  { name: "api", folder: "packages/api", run: () => vitest("api", "packages/api") },
  { name: "ui", folder: "packages/ui", run: () => vitest("ui", "packages/ui") },
  ...(hasTests("apps/web/app/**/*.test.{ts,tsx}")
    ? [{ name: "web", folder: "apps/web", run: () => vitest("web", "apps/web") } satisfies Part]
    : []),
  { name: "tools", folder: "tools", run: () => vitest("tools", "tools") },
  {
    name: "server-postgres",
    folder: "apps/server",
    run: () => onPostgres((DATABASE_URL) => server("server-postgres", { DATABASE_URL })),
  },
  { name: "server", when: "proof", run: () => server("server") },
  {
    // The oldest version that docs/operations.md promises.
    name: "server-postgres-oldest",
    when: "proof",
    run: () => onPostgres((DATABASE_URL) => server("server-postgres-oldest", { DATABASE_URL }), "oldest"),
  },
  {
    name: "mutation",
    when: "proof",
    run: async () => step(await node(["tools/mutation/run.ts", "--sample"])),
  },
  {
    name: "stories",
    how: "alone",
    run: stories,
  },
  {
    name: "controls",
    when: "proof",
    run: async () =>
      conclude(await node(["tools/storybook/controls.ts"]), read<Tally>(join(reports, "controls.json"))),
  },
  {
    name: "pictures",
    when: "proof",
    run: async () =>
      conclude(await node(["visual-tests/src/run.ts"]), read<Tally>(join(reports, "pictures.json"))),
  },
  { name: "faults", when: "proof", run: () => vitest("faults", "visual-tests") },
  {
    name: "journeys-postgres",
    when: "proof",
    run: () =>
      onPostgres((E2E_DATABASE_URL) => journeys("journeys-postgres", "apps/web/e2e", { E2E_DATABASE_URL })),
  },
  {
    // What is lost while a page comes is lost on slow devices: a form that is drawn anew, a press before React is there.
    name: "journeys-slow",
    when: "proof",
    run: () => journeys("journeys-slow", "apps/web/e2e", { JOBAMI_SLOWED: "6", JOBAMI_PROOF: "0" }),
  },
  {
    // A browser that cannot be had fails it, with the name of the Debian package to install.
    name: "engines",
    when: "proof",
    run: () => journeys("engines", "apps/web/e2e/engines"),
  },
  {
    // Twenty minutes on two processes, one of which dies again and again.
    name: "day",
    when: "proof",
    run: () => soak("day"),
  },
  ...instants.map(
    (instant): Part => ({
      name: `dates-${instant.slice(0, 10)}`,
      family: "dates",
      when: "proof",
      run: () => dated(instant),
    }),
  ),
];
