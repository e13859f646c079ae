import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { slowestIn } from "./slowest.ts";

let reports: string;
beforeAll(() => {
  reports = mkdtempSync(join(tmpdir(), "reports-"));
  const write = (name: string, content: unknown) =>
    writeFileSync(join(reports, name), JSON.stringify(content));
  write("api.json", { passed: 2, failed: 0, skipped: 0 });
  write("api.tests.json", [
    { file: "a.test.ts", title: "quick", state: "passed", ms: 3 },
    { file: "a.test.ts", title: "slow", state: "passed", ms: 900 },
  ]);
  write("stories.json", {
    testResults: [
      {
        assertionResults: [
          { ancestorTitles: ["Suite 01", "ui/Button › Plain"], title: "test", duration: 40 },
        ],
      },
    ],
  });
});
afterAll(() => rmSync(reports, { recursive: true }));

test("the slowest of all parts come first", () => {
  expect(slowestIn(reports, 2)).toEqual([
    { title: "api › slow", ms: 900 },
    { title: "stories › Suite 01 › ui/Button › Plain", ms: 40 },
  ]);
});
