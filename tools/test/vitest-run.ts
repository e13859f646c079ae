import { mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { TestCase, TestModule, TestSuite } from "vitest/node";
import type { Failure } from "./second-try.ts";
import type { Skipped } from "./skipped.ts";
import type { Tally } from "./tally.ts";
import type { Wait } from "./waits.ts";

// vitest-run.ts <folder> <results.json> [files…]: runs a folder's tests, or some files of it, with its own settings and reporters, and counts them.
const [folder = ".", results = "results.json"] = process.argv.slice(2, 4).map((path) => resolve(path));
const files = process.argv.slice(4);
process.chdir(folder);

/** The folder's own vitest: two copies of it in one process do not know each other's tests. */
const own = createRequire(join(folder, "vitest.config.ts")).resolve("vitest/node");
const { startVitest } = (await import(pathToFileURL(own).href)) as typeof import("vitest/node");

const workers = Number(process.env.JOBAMI_WORKERS);
/** Text of the titles that alone are run; journeys build on each other, so that of them whole files are. */
const called = folder.endsWith("e2e") ? "" : (process.env.JOBAMI_TITLE ?? "");
const vitest = await startVitest("test", files, {
  root: folder,
  config: join(folder, "vitest.config.ts"),
  watch: false,
  ...(called === "" ? {} : { testNamePattern: called.replace(/[.*+?^${}()|[\]\\]/g, "\\$&") }),
  ...(workers > 0 ? { maxWorkers: workers } : {}),
});

/** What the report for QA people takes from one test. */
interface TestLine {
  file: string;
  title: string;
  state: string;
  /** Whole milliseconds that it took, its file's hooks not counted. */
  ms: number;
}

/** The first lines of an error, with the log of what a browser waited for, and where it came from: enough to distinguish two waits of one test. */
function nameFilters(error: { message: string; stacks?: { file: string; line: number }[] } | undefined) {
  if (error === undefined) return undefined;
  const [place] = error.stacks ?? [];
  const from = place === undefined ? "" : ` (${relative(folder, place.file)}:${place.line})`;
  return `${error.message.split("\n", 16).join(" ")}${from}`;
}

/** What a test states that it waits for, or what holds it: a suite, whose tests are skipped together. */
function waitOf(test: TestCase): Wait | null {
  for (let one: TestCase | TestSuite | TestModule = test; one.type !== "module"; one = one.parent) {
    const { waits } = one.meta() as { waits?: Wait };
    if (waits !== undefined) return waits;
  }
  return null;
}

const lines: TestLine[] = [];
const skipped: Skipped[] = [];
const proofs: unknown[] = [];
const failures: Failure[] = [];
const tally: Tally = { passed: 0, failed: 0, skipped: 0 };
for (const module of vitest.state.getTestModules()) {
  const tests = [...module.children.allTests()].filter(
    (test) => called === "" || test.result().state !== "skipped",
  );
  for (const test of tests) {
    const { machineProof } = test.meta() as { machineProof?: unknown };
    if (machineProof !== undefined) proofs.push(machineProof);
    else
      lines.push({
        file: module.relativeModuleId,
        title: test.fullName,
        state: test.result().state,
        ms: Math.round(test.diagnostic()?.duration ?? 0),
      });
  }
  const unit = module.relativeModuleId;
  const failed = tests.filter((test) => ["failed", "pending"].includes(test.result().state));
  for (const test of failed)
    failures.push({
      unit,
      title: test.fullName,
      error: nameFilters(test.result().errors?.[0]) ?? "was not run",
    });
  const states = tests.map((test) => test.result().state);
  // Where a test failed, those that build on it are left out: it is the failure that counts.
  if (module.ok())
    for (const test of tests.filter((one) => one.result().state === "skipped"))
      skipped.push({ unit, title: test.fullName, wait: waitOf(test) });
  tally.passed += states.filter((state) => state === "passed").length;
  tally.skipped += states.filter((state) => state === "skipped").length;
  tally.failed += states.filter((state) => state === "failed" || state === "pending").length;
  // A file that cannot be loaded, or a hook that fails, names no test.
  if (!module.ok() && !states.includes("failed")) {
    tally.failed += 1;
    failures.push({ unit, title: unit, error: nameFilters(module.errors()[0]) ?? "did not end" });
  }
}
tally.failed += vitest.state.getUnhandledErrors().length;
mkdirSync(dirname(results), { recursive: true });
writeFileSync(results, JSON.stringify(tally));
writeFileSync(results.replace(/\.json$/, ".tests.json"), JSON.stringify(lines));
writeFileSync(results.replace(/\.json$/, ".failures.json"), JSON.stringify(failures));
writeFileSync(results.replace(/\.json$/, ".skipped.json"), JSON.stringify(skipped));
if (proofs.length > 0) writeFileSync(results.replace(/\.json$/, ".proofs.json"), JSON.stringify(proofs));
await vitest.close();
process.exit(tally.failed > 0 ? 1 : 0);
