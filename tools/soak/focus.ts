import { join } from "node:path";
import type { Finding, Soak } from "./soak.ts";
import { type Report, runTests, testsIn, whyFailed } from "./test-report.ts";

const journeys = join(import.meta.dirname, "../../apps/web/e2e");

/** The walks over a page's focus stops of a report, one finding a window. */
export function focusWalksIn(report: Report): Finding[] {
  return testsIn(report).flatMap((test) => {
    const [, pages] = /^nothing covers what has the focus (.* at .*)$/.exec(test.fullName) ?? [];
    if (pages === undefined) return [];
    const held = test.status === "passed";
    return [
      { what: pages, measured: held ? "none covered" : whyFailed(test), bound: "no stop is covered", held },
    ];
  });
}

/** Every page in every window, by Tab and back by Shift+Tab, in place of one of each frame in the wider ones. */
export const focus: Soak = {
  what: "Every focus stop of every page in every window, there and back: nothing covers it.",
  run: async () =>
    focusWalksIn(
      runTests(journeys, ["reflow", "-t", "nothing covers what has the focus"], {
        FOCUS_WALK: "full",
        E2E_DATABASE_URL: undefined,
      }),
    ),
};
