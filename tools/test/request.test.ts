import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readRequest } from "./request.ts";

const asked = (...args: string[]) => readRequest(args, {});
const all = { isProof: false, isFailed: false };

test("without options all of it is asked for", () => {
  expect(asked()).toEqual(all);
  expect(asked("--proof")).toEqual({ ...all, isProof: true });
});

test("an option has its value behind it or behind an equals sign", () => {
  expect(asked("--only", "ui,api")).toEqual({ ...all, only: ["ui", "api"] });
  expect(asked("--only=ui, api")).toEqual({ ...all, only: ["ui", "api"] });
  expect(asked("--title=is refused")).toEqual({ ...all, title: "is refused" });
  expect(asked("--failed", "--only", "ui")).toEqual({ ...all, isFailed: true, only: ["ui"] });
});

test("what is watched is a part and what its files are narrowed to", () => {
  expect(asked("--watch", "ui", "Button")).toEqual({ ...all, watch: { part: "ui", filters: ["Button"] } });
});

describe("nothing runs instead of what was meant", () => {
  test.each([
    ["an option that there is not", ["--faild"], "Unknown option '--faild'. There are: --failed,"],
    ["a title that was forgotten", ["--title"], "argument missing. There are: --failed,"],
    ["an empty title", ["--title", " "], "--title wants a text"],
    ["parts that were forgotten", ["--only"], "argument missing"],
    ["a part that is watched without its name", ["--watch"], "argument missing"],
    ["a name without its option", ["ui"], "npm test -- --only ui"],
    ["two ways of naming the tests", ["--failed", "--title", "x"], "give one of them"],
  ])("%s is refused", (_, args, why) => {
    expect(() => asked(...args)).toThrow(why);
  });

  test("an option that npm took for itself is refused", () => {
    expect(() => readRequest([], { npm_config_failed: "true" })).toThrow("npm test -- --failed");
  });
});

/** The run itself, as a person starts it: what it refuses is one line, and no test is begun. */
const refused = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, "run.ts"), ...args],
    { encoding: "utf8", env: { ...process.env, JOBAMI_REPORTS: join(import.meta.dirname, "no-reports") } },
  );
  return { status, stdout, lines: stderr.trim().split("\n") };
};

/** Put together here, so that no file writes it. */
const unknownTitle = ["a", "title", "of", "no", "test"].join("~");

test.each([
  [["--faild"], "Unknown option '--faild'"],
  [["--failed"], "No run has left its reports"],
  [["--title", unknownTitle], `No test writes the title «${unknownTitle}»`],
  [["--only", "nothing"], "No part «nothing»; there are: storybook, build,"],
  [["--watch", "check"], "No part «check» is watched"],
])("a run answers %j in one line", (args, line) => {
  const { status, stdout, lines } = refused(...args);
  expect({ status, stdout, lines }).toEqual({
    status: 1,
    stdout: "",
    lines: [expect.stringContaining(line)],
  });
});
