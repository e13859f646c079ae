import { join } from "node:path";
import type { Finding, Soak } from "./soak.ts";
import { type Report, runTests, testsIn, whyFailed } from "./test-report.ts";

const machines = join(import.meta.dirname, "../../packages/machines");

/** The random walks of a report, one finding a machine. */
export function walksIn(report: Report): Finding[] {
  return testsIn(report).flatMap((test) => {
    const [, machine = "", events = ""] =
      /^([\w-]+): every way through the model walks at random through (\d+) events/.exec(test.fullName) ?? [];
    if (machine === "") return [];
    const held = test.status === "passed";
    return [
      {
        what: machine,
        measured: held ? `${events} events` : whyFailed(test),
        bound: "every invariant holds, the model agrees",
        held,
      },
    ];
  });
}

/** Every machine walked at random for 10,000 events in place of the 2,000 of `npm test`. */
export const walks: Soak = {
  what: "Every machine walked at random through 10,000 events, in place of 2,000.",
  run: async () => walksIn(runTests(machines, ["--config", "vitest.walks.config.ts"])),
};
