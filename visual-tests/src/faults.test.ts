import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { failedStories } from "../../tools/storybook/failures.ts";
import type { FaultFixtures } from "../../tools/storybook/faults.ts";
import { runStories } from "../../tools/storybook/run.ts";
import { withSecondTry } from "../../tools/test/second-try.ts";
import { waitsFor } from "../../tools/test/waits.ts";
import { canCompare, inspect } from "./inspect.ts";
import { findSubjects } from "./stories.ts";

const faults: FaultFixtures = {
  "ui-button--secondary": "pixel",
  "ui-button--ghost": "contrast",
  "ui-textfield--filled": "label",
};
const neighbours = [
  ...["ui-button--primary", "ui-button--danger", "ui-button--large"],
  ...["ui-textfield--empty", "ui-textfield--required", "ui-textfield--with-error"],
];
const only = new Set([...Object.keys(faults), ...neighbours]);

interface Assertion {
  ancestorTitles: [suite: string, story: string];
  status: "passed" | "failed";
  failureMessages: string[];
}

/** The failure of each story that fails, by the story's id. */
async function storyFailures(): Promise<Record<string, string>> {
  const report = join(import.meta.dirname, "../../reports/faulty-stories.json");
  await runStories(report, { only, faults });
  const { testResults } = JSON.parse(readFileSync(report, "utf8")) as {
    testResults: { assertionResults: Assertion[] }[];
  };
  const ids = new Map(findSubjects(only).map(({ id, title }) => [title.replace(" · ", " › "), id]));
  return Object.fromEntries(
    testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === "failed")
      .map(({ ancestorTitles, failureMessages }) => [
        ids.get(ancestorTitles[1]) ?? ancestorTitles.join(),
        failureMessages.join("\n"),
      ]),
  );
}

describe("a fault fixture", () => {
  let failures: Record<string, string>;

  beforeAll(async () => {
    failures = await storyFailures();
  });

  test("every story of the sample exists", () => {
    expect(
      findSubjects(only)
        .map(({ id }) => id)
        .sort(),
    ).toEqual([...only].sort());
  });

  test("a lowered contrast and a removed label fail exactly their stories under the accessibility rules", () => {
    expect(Object.keys(failures).sort()).toEqual(["ui-button--ghost", "ui-textfield--filled"]);
  });

  test("stays red when its stories are run once more", async () => {
    const attempt = async (name: string, ids: readonly string[]) => {
      const report = join(import.meta.dirname, "../../reports", name);
      await runStories(report, { only: new Set(ids), faults });
      const failures = failedStories(report);
      const failed = failures.length;
      return { tally: { passed: ids.length - failed, failed, skipped: 0 }, output: "", failures };
    };
    const first = await attempt("faulty-stories.json", [...only]);
    const { tally, unsteady = [] } = await withSecondTry(first, (ids) => attempt("faulty-again.json", ids));
    expect([tally.failed, unsteady]).toEqual([2, []]);
  });

  test("a lowered contrast is called by its name", () => {
    expect(failures["ui-button--ghost"]).toContain("(color-contrast)");
    expect(failures["ui-button--ghost"]).not.toContain("(label)");
  });

  test("a removed label is called by its name", () => {
    expect(failures["ui-textfield--filled"]).toContain("(label)");
    expect(failures["ui-textfield--filled"]).not.toContain("color-contrast");
  });

  test.runIf(canCompare)(
    "a moved pixel and a lowered contrast change exactly their stories' pictures",
    waitsFor({
      why: "pictures are compared by the pinned browser, which is one for Linux on x64",
      command: "npm run proof -- --only faults, on such a machine",
      isMissing: false,
    }),
    async () => {
      const findings = await inspect({ only, faults });
      const surprising = findings.filter(({ verdict }) => verdict !== "same");
      expect([...new Set(surprising.map(({ verdict, story }) => `${story} ${verdict}`))].sort()).toEqual([
        "ui-button--ghost changed",
        "ui-button--secondary changed",
      ]);
      expect(findings.filter(({ verdict }) => verdict === "same")).toHaveLength(only.size - 2);
    },
  );
});
