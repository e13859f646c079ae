import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { startPostgres } from "../postgres.ts";
import { type Ended, run } from "./processes.ts";
import { type Tally, verdict } from "./tally.ts";

const root = join(import.meta.dirname, "../..");
const reports = join(root, "reports");

/** In the order in which lanes are started. */
export const lanes = ["code", "stories", "journeys"] as const;
type Lane = (typeof lanes)[number];

/** One runner of `npm test`. Parts of a lane follow each other; the lanes run side by side. */
export interface Part {
  name: string;
  lane: Lane;
  /** The part of another lane that it waits for, when that is run too. */
  after?: string;
  run: (workers: number) => Promise<{ tally: Tally; output: string }>;
}

function readTally(file: string): Tally | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Tally) : undefined;
}

function readJest(file: string): Tally | undefined {
  if (!existsSync(file)) return undefined;
  const result = JSON.parse(readFileSync(file, "utf8")) as Record<string, number>;
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

function conclude({ code, output }: Ended, counts: Tally | undefined) {
  return { tally: verdict(counts, code), output };
}

async function vitest(name: string, folder: string, workers: number, env: NodeJS.ProcessEnv = {}) {
  const results = join(reports, `${name}.json`);
  const ended = await run(process.execPath, ["tools/test/vitest-run.ts", folder, results], {
    cwd: root,
    env: { JOBAMI_WORKERS: String(workers), ...env },
  });
  return conclude(ended, readTally(results));
}

/** A step that something else needs: it passes as one test. */
async function step(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const ended = await run(command, args, { cwd: root, env });
  return conclude(ended, { passed: ended.code === 0 ? 1 : 0, failed: ended.code === 0 ? 0 : 1, skipped: 0 });
}

async function onPostgres(name: string, folder: string, variable: string, workers: number) {
  const postgres = await startPostgres();
  try {
    return await vitest(name, folder, workers, { [variable]: postgres.url });
  } finally {
    await postgres.stop();
  }
}

const hasTests = (pattern: string) => globSync(pattern, { cwd: root }).length > 0;

const code: Part[] = [
  // First: the journeys wait for it, and the check, never beside it, reads the types that it writes.
  { name: "build", lane: "code", run: () => step(process.execPath, ["tools/web-build.ts"]) },
  {
    name: "check",
    lane: "code",
    run: async () => {
      const results = join(reports, "check.json");
      return conclude(
        await run(process.execPath, ["tools/check.ts", results], { cwd: root }),
        readTally(results),
      );
    },
  },
  { name: "tools", lane: "code", run: (workers) => vitest("tools", "tools", workers) },
  { name: "machines", lane: "code", run: (workers) => vitest("machines", "packages/machines", workers) },
  {
    name: "mutation",
    lane: "code",
    run: () => step(process.execPath, ["tools/mutation/run.ts", "--sample"]),
  },
  { name: "api", lane: "code", run: (workers) => vitest("api", "packages/api", workers) },
  { name: "ui", lane: "code", run: (workers) => vitest("ui", "packages/ui", workers) },
  ...(hasTests("apps/web/app/**/*.test.{ts,tsx}")
    ? [{ name: "web", lane: "code", run: (workers) => vitest("web", "apps/web", workers) } satisfies Part]
    : []),
  { name: "server", lane: "code", run: (workers) => vitest("server", "apps/server", workers) },
  {
    name: "server-postgres",
    lane: "code",
    run: (workers) => onPostgres("server-postgres", "apps/server", "DATABASE_URL", workers),
  },
];

const stories: Part[] = [
  {
    name: "storybook",
    lane: "stories",
    run: () =>
      step(join(root, "node_modules/.bin/storybook"), [
        "build",
        "--quiet",
        "--disable-telemetry",
        "-o",
        "storybook-static",
      ]),
  },
  {
    name: "stories",
    lane: "stories",
    run: async (workers) => {
      const env = { JOBAMI_WORKERS: String(workers) };
      const ended = await run(process.execPath, ["tools/storybook/run.ts"], { cwd: root, env });
      return conclude(ended, readJest(join(reports, "stories.json")));
    },
  },
  {
    name: "pictures",
    lane: "stories",
    run: async () => {
      const ended = await run(process.execPath, ["visual-tests/src/run.ts"], { cwd: root });
      return conclude(ended, readTally(join(reports, "pictures.json")));
    },
  },
  { name: "planted", lane: "stories", run: (workers) => vitest("planted", "visual-tests", workers) },
  // No stories: they stand where there is room for them.
  {
    name: "journeys-postgres",
    lane: "stories",
    run: () => onPostgres("journeys-postgres", "apps/web/e2e", "E2E_DATABASE_URL", 1),
  },
];

const journeys: Part[] = [
  { name: "journeys", lane: "journeys", after: "build", run: () => vitest("journeys", "apps/web/e2e", 1) },
];

/** Every part, in the order of its lane. */
export const parts: readonly Part[] = [...code, ...stories, ...journeys];
