import { existsSync, readFileSync } from "node:fs";
import type { Failure } from "../test/second-try.ts";
import { readStoryIndex } from "./story-index.ts";
import { inSuites } from "./suites.ts";

interface JestReport {
  testResults: {
    assertionResults: { ancestorTitles: string[]; status: string; failureMessages: string[] }[];
  }[];
}

/** The stories that failed in a report of the runner, each by its id. */
export function failedStories(report: string, index = readStoryIndex): Failure[] {
  if (!existsSync(report)) return [];
  const ids = new Map(Object.values(inSuites(index()).entries).map(({ id, name }) => [name, id]));
  const { testResults } = JSON.parse(readFileSync(report, "utf8")) as JestReport;
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === "failed")
    .map(({ ancestorTitles, failureMessages }) => {
      const title = ancestorTitles.at(-1) ?? "";
      return { unit: ids.get(title) ?? title, title, error: failureMessages[0]?.split("\n")[0] ?? "" };
    });
}
