import { expect, test } from "vitest";
import { focusWalksIn } from "./focus.ts";

const walk = (pages: string, status: string, failureMessages: string[] = []) => ({
  fullName: `nothing covers what has the focus ${pages}`,
  status,
  failureMessages,
});

test("each window's walk over the focus stops is a finding, a covered stop is reported, and other tests are none", () => {
  const report = {
    testResults: [
      {
        assertionResults: [
          walk("public pages at 390 px", "passed"),
          walk("pages of a signed-in person at 1280 px at 400 %", "failed", [
            "/dashboard: button under nav\n",
          ]),
          walk("not even a banner that comes while it has the focus", "passed"),
        ],
      },
    ],
  };
  expect(focusWalksIn(report).map(({ what, measured, held }) => [what, measured, held])).toEqual([
    ["public pages at 390 px", "none covered", true],
    ["pages of a signed-in person at 1280 px at 400 %", "/dashboard: button under nav", false],
  ]);
});
