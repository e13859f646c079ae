import { existsSync, globSync, readFileSync } from "node:fs";
import { join, normalize } from "node:path";
import { readStories } from "../stories/read.ts";
import { failedStories } from "../storybook/failures.ts";
import { isProof, type Part } from "./parts.ts";
import type { Failure } from "./second-try.ts";
import type { Tally } from "./tally.ts";
import type { Choice } from "./units.ts";

const root = join(import.meta.dirname, "../..");

const read = <Content>(file: string) => JSON.parse(readFileSync(file, "utf8")) as Content;

/** What the last run left about itself. */
interface LastRun {
  kind?: "gate" | "proof";
  parts: { part: string; tally: Tally }[];
}

function lastRun(reports: string): LastRun {
  const file = join(reports, "run.json");
  if (!existsSync(file))
    throw new Error(
      "No run has left its reports, or the last one was ended before it did: run all of it first.",
    );
  return read<LastRun>(file);
}

/** Whether the last run was one of the proof: its journeys and stories are more than the gate's. */
export const wasProof = (reports: string) => lastRun(reports).kind === "proof";

/** What failed in the run that left these reports: part by part, by what can be run alone. */
export function failedLastTime(reports: string): Choice {
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
  const red = lastRun(reports).parts.filter(({ tally }) => tally.failed > 0);
  return Object.fromEntries(red.map(({ part }) => [part, unitsOf(part)]));
}

const testFiles = () => ["**/*.test.{ts,tsx}", isProof() ? "{gate,proof}/*.e2e.ts" : "gate/*.e2e.ts"];

let declared: ReturnType<typeof readStories> | undefined;

/** Every story, read once: they are two hundred files. */
function allStories() {
  declared ??= readStories();
  return declared;
}

/** The names that reports join to one title: of the groups that hold a test, and its own; of a story's component, and its own. */
const namesIn = (title: string) => title.split(/ [>›] /);

/** The files of tests that write this text, and the stories that are called so, part by part. Titles that a table makes up are not written. */
export function calledSo(text: string, parts: readonly Part[]): Choice {
  const names = namesIn(text);
  const found = parts.flatMap(({ name, folder, when }): [string, string[]][] => {
    if (folder === undefined || when === "proof") return [];
    const cwd = join(root, folder);
    const files = globSync(testFiles(), { cwd, exclude: ["**/node_modules/**", "**/e2e/**"] });
    const writes = (file: string) => {
      const source = readFileSync(join(cwd, file), "utf8");
      return names.every((one) => source.includes(one));
    };
    return [[name, files.filter(writes).sort()]];
  });
  const plain = (title: string) => title.toLowerCase().replaceAll("-", " ");
  const stories = allStories()
    .filter(({ title, name }) => plain(`${title} ${name}`).includes(plain(names.join(" "))))
    .map(({ id }) => id);
  const all: [string, string[]][] = [...found, ["stories", stories]];
  return Object.fromEntries(all.filter(([, units]) => units.length > 0));
}

/** The part that runs a file of tests, and what the file is called in its folder. */
function holderOf(path: string, parts: readonly Part[]): [string, string] | undefined {
  const file = normalize(path);
  if (!/\.(test\.tsx?|e2e\.ts)$/.test(file) || !existsSync(join(root, file))) return undefined;
  const [holder] = parts
    .filter(({ folder, when }) => folder !== undefined && when !== "proof" && file.startsWith(`${folder}/`))
    .sort((one, other) => (other.folder ?? "").length - (one.folder ?? "").length);
  return holder && [holder.name, file.slice(`${holder.folder}/`.length)];
}

/** What names stand for: parts and families, whole, and files of tests by their paths in the project. */
export function named(names: readonly string[], parts: readonly Part[]): Choice {
  const choice = new Map<string, string[]>();
  const whole = new Set<string>();
  const unknown: string[] = [];
  for (const name of names) {
    const held = holderOf(name, parts);
    const called = parts.filter((part) => part.name === name || part.family === name);
    if (held !== undefined) choice.set(held[0], [...(choice.get(held[0]) ?? []), held[1]]);
    for (const part of called) whole.add(part.name);
    if (held === undefined && called.length === 0) unknown.push(name);
  }
  if (unknown.length > 0)
    throw new Error(
      `No part «${unknown.join(", ")}»; there are: ${parts.map(({ name }) => name).join(", ")}, and files of tests.`,
    );
  for (const name of whole) choice.set(name, []);
  return Object.fromEntries(choice);
}

/** What some parts are run on. */
const needs: Readonly<Record<string, string>> = {
  journeys: "build",
  "journeys-postgres": "build",
  "journeys-slow": "build",
  engines: "build",
  stories: "storybook",
  controls: "storybook",
  pictures: "storybook",
  faults: "storybook",
};

const made: Readonly<Record<string, string>> = {
  build: "apps/web/build/server/index.js",
  storybook: "storybook-static/index.json",
};

/** Whether a part makes what others are run on, and did so already; maybe from older sources. */
export const isMade = (part: string) => existsSync(join(root, made[part] ?? part));

/** The parts of a choice, in the order of all, with what they are run on: made anew, or where `isThere` does not find it. */
export function partsOf(
  choice: Choice,
  parts: readonly Part[],
  isThere: (part: string) => boolean = () => false,
): Part[] {
  const needed = Object.keys(choice).flatMap((name) => needs[name] ?? []);
  const wanted = new Set([...Object.keys(choice), ...needed.filter((name) => !isThere(name))]);
  return parts.filter(({ name }) => wanted.has(name));
}
