import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { run } from "../test/processes.ts";
import { machinesPackage, mutatedFiles } from "./folders.ts";

/** One change that Stryker made, and what became of it. */
export interface Mutant {
  mutatorName: string;
  status: string;
  replacement?: string;
  location: { start: { line: number; column: number }; end: { line: number; column: number } };
}

/** Stryker's own report (mutation-testing-report-schema), as far as it is read here. */
interface Report {
  files: Record<string, { source: string; mutants: Mutant[] }>;
}

/** A mutant that no test noticed: where, and what the line became. */
export interface Survivor {
  file: string;
  line: number;
  was: string;
  became: string;
  status: string;
}

/** What mutation showed of one folder. */
export interface FolderResult {
  folder: string;
  killed: number;
  all: number;
  survivors: Survivor[];
  seconds: number;
}

/** A copy of the package is tested; Stryker turns its tsconfig’s paths for this depth and no other. */
const work = join(machinesPackage, ".stryker-tmp");
const require = createRequire(join(machinesPackage, "package.json"));

function settings(folder: string, report: string, isAgain: boolean) {
  return {
    mutate: mutatedFiles(folder),
    plugins: [
      require.resolve("@stryker-mutator/vitest-runner"),
      join(import.meta.dirname, "ignore-types.ts"),
    ],
    ignorers: ["types-of-setup"],
    testRunner: "vitest",
    testRunnerNodeArgs: ["--max-semi-space-size=32"],
    vitest: { configFile: "vitest.mutation.config.ts", related: false },
    coverageAnalysis: "perTest",
    ignoreStatic: false,
    concurrency: 1,
    timeoutMS: 6_000,
    incremental: true,
    incrementalFile: join(work, `${folder.replace("/", "-")}.json`),
    force: !isAgain,
    reporters: ["json"],
    jsonReporter: { fileName: report },
    thresholds: { high: 95, low: 90, break: null },
    tempDirName: ".stryker-tmp",
    ignorePatterns: [".stryker-tmp"],
  };
}

const DETECTED = new Set(["Killed", "Timeout"]);
const NOT_COUNTED = new Set(["Ignored", "CompileError", "RuntimeError"]);

function textAt(source: string, { start, end }: Mutant["location"]): string {
  const lines = source.split("\n").slice(start.line - 1, end.line);
  lines[lines.length - 1] = (lines.at(-1) ?? "").slice(0, end.column - 1);
  lines[0] = (lines[0] ?? "").slice(start.column - 1);
  return lines.join(" ").replace(/\s+/g, " ");
}

/** Counts a report as Stryker does: what does not even load is no mutant. */
export function readReport(folder: string, report: Report, seconds: number): FolderResult {
  const mutants = Object.entries(report.files).flatMap(([file, { source, mutants: made }]) =>
    made.filter(({ status }) => !NOT_COUNTED.has(status)).map((mutant) => ({ file, source, mutant })),
  );
  return {
    folder,
    all: mutants.length,
    killed: mutants.filter(({ mutant }) => DETECTED.has(mutant.status)).length,
    seconds,
    survivors: mutants
      .filter(({ mutant }) => !DETECTED.has(mutant.status))
      .map(({ file, source, mutant }) => ({
        file: file.split("/").at(-1) ?? file,
        line: mutant.location.start.line,
        was: textAt(source, mutant.location),
        became: (mutant.replacement ?? "").replace(/\s+/g, " "),
        status: mutant.status,
      })),
  };
}

/** Mutates one folder and runs its tests against each mutant (`isAgain`: only where code or tests have changed). Throws with what Stryker printed when it could not. */
export async function mutateFolder(folder: string, isAgain: boolean): Promise<FolderResult> {
  mkdirSync(work, { recursive: true });
  const report = join(work, "report.json");
  const config = join(work, "config.json");
  rmSync(report, { force: true });
  writeFileSync(config, JSON.stringify(settings(folder, report, isAgain)));
  const start = performance.now();
  const { output } = await run(join(machinesPackage, "node_modules/.bin/stryker"), ["run", config], {
    cwd: machinesPackage,
    env: { MUTATED_FOLDER: folder, NODE_COMPILE_CACHE: join(work, "cache") },
  });
  if (!existsSync(report)) throw new Error(output);
  const seconds = Math.round((performance.now() - start) / 1000);
  return readReport(folder, JSON.parse(readFileSync(report, "utf8")) as Report, seconds);
}
