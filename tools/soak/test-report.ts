import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** One test of vitest's JSON report. */
export interface ReportedTest {
  fullName: string;
  status: string;
  failureMessages: string[];
}

/** What vitest's JSON report states of each test. */
export interface Report {
  testResults: { assertionResults: ReportedTest[] }[];
}

/** Every test of a report. */
export const testsIn = (report: Report): ReportedTest[] =>
  report.testResults.flatMap(({ assertionResults }) => assertionResults);

/** First line of why a test failed. */
export const whyFailed = ({ failureMessages, status }: ReportedTest): string =>
  failureMessages[0]?.split("\n")[0] ?? status;

/** Runs tests of a folder and reads their report; one without tests when they could not start. */
export function runTests(folder: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Report {
  const reports = mkdtempSync(join(tmpdir(), "soak-"));
  const outputFile = join(reports, "report.json");
  // The folder's own vitest, as it is found from its settings; the tests that the gate leaves to the proof are there too.
  const own = createRequire(join(folder, "vitest.config.ts")).resolve("vitest/package.json");
  spawnSync(
    process.execPath,
    [join(dirname(own), "vitest.mjs"), "run", ...args, "--reporter=json", `--outputFile=${outputFile}`],
    {
      cwd: folder,
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...process.env, JOBAMI_PROOF: "1", ...env },
    },
  );
  const report: Report = existsSync(outputFile)
    ? JSON.parse(readFileSync(outputFile, "utf8"))
    : { testResults: [] };
  rmSync(reports, { recursive: true });
  return report;
}
