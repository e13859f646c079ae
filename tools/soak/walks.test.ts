import { expect, test } from "vitest";
import { walksIn } from "./walks.ts";

const walk = (machine: string, status: string, failureMessages: string[] = []) => ({
  fullName: `${machine}: every way through the model walks at random through 10000 events (seed 20260115)`,
  status,
  failureMessages,
});

test("each machine's walk is a finding, a broken one states why, and other tests are none", () => {
  const others = {
    fullName: "login: every way through the model 1: signs in",
    status: "failed",
    failureMessages: [],
  };
  const report = {
    testResults: [
      { assertionResults: [walk("toast-stack", "passed"), others] },
      {
        assertionResults: [
          walk("socket", "failed", ["A random walk failed (seed: 7)\nafter: the beginning"]),
        ],
      },
    ],
  };
  expect(walksIn(report).map(({ what, measured, held }) => [what, measured, held])).toEqual([
    ["toast-stack", "10000 events", true],
    ["socket", "A random walk failed (seed: 7)", false],
  ]);
});
