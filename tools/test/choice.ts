import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readStories } from "../stories/read.ts";
import { failedStories } from "../storybook/failures.ts";
import type { Part } from "./parts.ts";
import type { Failure } from "./second-try.ts";
import type { Tally } from "./tally.ts";
import type { Choice } from "./units.ts";

const root = join(import.meta.dirname, "../..");

const read = <Content>(file: string) => JSON.parse(readFileSync(file, "utf8")) as Content;

/** What failed in the run that left these reports: part by part, by what can be run alone. */
export function failedLastTime(reports: string): Choice {
  const file = join(reports, "run.json");
  if (!existsSync(file)) throw new Error("No run left its reports: run all of it first.");
  const { parts } = read<{ parts: { part: string; tally: Tally }[] }>(file);
  const unitsOf = (part: string): string[] => {
    const failures = join(reports, `${part}.failures.json`);
    const named =
      part === "stories"
        ? failedStories(join(reports, "stories.json"))
        : existsSync(failures)
          ? read<Failure[]>(failures)
          : [];
    return [...new Set(named.map(({ unit }) => unit))];
  };
  return Object.fromEntries(
    parts.filter(({ tally }) => tally.failed > 0).map(({ part }) => [part, unitsOf(part)]),
  );
}

const testFiles = ["**/*.test.{ts,tsx}", "gate/*.e2e.ts"];

/** The files of tests that write this text, and the stories that are called so, part by part. Titles that a table makes up are not written. */
export function calledSo(text: string, parts: readonly Part[]): Choice {
  const found = parts.flatMap(({ name, folder, when }): [string, string[]][] => {
    if (folder === undefined || when === "proof") return [];
    const cwd = join(root, folder);
    const files = globSync(testFiles, { cwd, exclude: ["**/node_modules/**", "**/e2e/**"] });
    return [[name, files.filter((file) => readFileSync(join(cwd, file), "utf8").includes(text)).sort()]];
  });
  const stories = readStories()
    .filter(({ title, name }) => `${title} ${name}`.toLowerCase().includes(text.toLowerCase()))
    .map(({ id }) => id);
  const all: [string, string[]][] = [...found, ["stories", stories]];
  return Object.fromEntries(all.filter(([, units]) => units.length > 0));
}

/** What some parts are run on, and is made anew before them. */
const needs: Readonly<Record<string, string>> = { journeys: "build", stories: "storybook" };

/** The parts of a choice with what they are run on, in the order of all. */
export function partsOf(choice: Choice, parts: readonly Part[]): Part[] {
  const wanted = new Set(Object.keys(choice).flatMap((name) => [name, needs[name] ?? []].flat()));
  return parts.filter(({ name }) => wanted.has(name));
}
