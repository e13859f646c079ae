import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { calledSo, failedLastTime, partsOf } from "./choice.ts";
import { type Part, parts } from "./parts.ts";
import { unitsOf } from "./units.ts";

let reports: string;
beforeAll(() => {
  reports = mkdtempSync(join(tmpdir(), "jobami-choice-"));
});
afterAll(() => rmSync(reports, { recursive: true }));

const leave = (name: string, content: unknown) => writeFileSync(join(reports, name), JSON.stringify(content));
const red = { passed: 1, failed: 1, skipped: 0 };
const green = { passed: 1, failed: 0, skipped: 0 };
const names = (chosen: readonly Part[]) => chosen.map(({ name }) => name);

describe("what failed last time", () => {
  test("is refused where no run left anything", () => {
    expect(() => failedLastTime(join(reports, "nowhere"))).toThrow("run all of it first");
  });

  test("is each red part, by its files where it names them, whole where it does not", () => {
    leave("run.json", {
      parts: [
        { part: "ui", tally: red },
        { part: "check", tally: red },
        { part: "api", tally: green },
      ],
    });
    leave("ui.failures.json", [
      { unit: "src/components/Button/Button.test.tsx", title: "one", error: "" },
      { unit: "src/components/Button/Button.test.tsx", title: "two", error: "" },
    ]);
    expect(failedLastTime(reports)).toEqual({ ui: ["src/components/Button/Button.test.tsx"], check: [] });
  });
});

describe("what is called so", () => {
  test("is the files that write it and the stories of that name", () => {
    const title = "is refused where no run left anything";
    expect(calledSo(title, parts)).toEqual({ tools: ["test/choice.test.ts"] });
    expect(calledSo("ui/Button full", parts).stories).toEqual(["ui-button--full-width"]);
  });

  test("is nothing where no test is", () => {
    expect(calledSo(["a", "name", "of", "no", "test"].join("~"), parts)).toEqual({});
  });
});

test("a part is run with what it is run on, in its place", () => {
  expect(names(partsOf({ stories: [], journeys: [] }, parts))).toEqual([
    "storybook",
    "build",
    "journeys",
    "stories",
  ]);
  expect(names(partsOf({ ui: [] }, parts))).toEqual(["ui"]);
});

test("a part that nothing narrows runs all", () => {
  expect(unitsOf("ui", "")).toEqual([]);
  expect(unitsOf("ui", '{"ui":["a.test.ts"]}')).toEqual(["a.test.ts"]);
  expect(unitsOf("api", '{"ui":["a.test.ts"]}')).toEqual([]);
});
