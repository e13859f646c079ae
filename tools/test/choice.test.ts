import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { calledSo, failedLastTime, named, partsOf, wasProof } from "./choice.ts";
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
    expect(() => wasProof(join(reports, "nowhere"))).toThrow("run all of it first");
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
    expect(wasProof(reports)).toBe(false);
  });

  test("is of the proof where that was run", () => {
    leave("run.json", { kind: "proof", parts: [{ part: "journeys", tally: red }] });
    leave("journeys.failures.json", [{ unit: "proof/names.e2e.ts", title: "one", error: "" }]);
    expect(failedLastTime(reports)).toEqual({ journeys: ["proof/names.e2e.ts"] });
    expect(wasProof(reports)).toBe(true);
  });
});

describe("what is called so", () => {
  test("is the files that write it and the stories of that name", () => {
    const title = "is refused where no run left anything";
    expect(calledSo(title, parts)).toEqual({ tools: ["test/choice.test.ts"] });
    expect(calledSo("ui/Button full", parts).stories).toEqual(["ui-button--full-width"]);
  });

  test("is found by its title as a report writes it, with the groups that hold it", () => {
    expect(calledSo("what failed last time > is refused where no run left anything", parts)).toEqual({
      tools: ["test/choice.test.ts"],
    });
    expect(calledSo("ui/Button › Full Width", parts).stories).toEqual(["ui-button--full-width"]);
  });

  test("is nothing where no test is", () => {
    expect(calledSo(["a", "name", "of", "no", "test"].join("~"), parts)).toEqual({});
  });
});

describe("what is named", () => {
  test("is parts and families whole, and files of tests in the part that runs them", () => {
    expect(
      named(["ui", "tools/test/choice.test.ts", "./apps/web/e2e/gate/newsletter.e2e.ts"], parts),
    ).toEqual({
      ui: [],
      tools: ["test/choice.test.ts"],
      journeys: ["gate/newsletter.e2e.ts"],
    });
    expect(Object.keys(named(["dates"], parts)).every((name) => name.startsWith("dates-"))).toBe(true);
    expect(named(["tools/test/choice.test.ts", "tools"], parts)).toEqual({ tools: [] });
  });

  test.each(["nothing", "tools/test/choice.ts", "tools/test/gone.test.ts", ""])("is refused: %j", (name) => {
    expect(() => named([name], parts)).toThrow("there are: storybook, build,");
  });
});

test("what a part is run on is made where it is not there", () => {
  expect(names(partsOf({ journeys: [] }, parts, () => true))).toEqual(["journeys"]);
  expect(names(partsOf({ pictures: [] }, parts, () => false))).toEqual(["storybook", "pictures"]);
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
