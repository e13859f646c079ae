import { join } from "node:path";
import type { Finding, Soak } from "./soak.ts";
import { type Report, runTests, testsIn, whyFailed } from "./test-report.ts";

const tools = join(import.meta.dirname, "..");

/** What was asked of the skeletons in a report, one finding a test. */
export function skeletonsIn(report: Report): Finding[] {
  // Those that were not asked for are reported as skipped.
  const asked = testsIn(report).filter(({ status }) => status === "passed" || status === "failed");
  return asked.map((test) => {
    const held = test.status === "passed";
    return { what: test.fullName, measured: held ? "held" : whyFailed(test), bound: "nothing by hand", held };
  });
}

/** What `pnpm new` makes, with import rules and contract tests on the whole domain besides. */
export const newDomain: Soak = {
  what: "A whole domain made by `pnpm new` in a copy: types, lint, boundaries, unit and contract tests.",
  run: async () => skeletonsIn(runTests(tools, ["new/new.test.ts"], { NEW_DOMAIN: "full" })),
};
