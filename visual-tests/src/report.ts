import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Baseline } from "./baselines.ts";
import { marksOf } from "./causes.ts";
import { type Comparison, compareWith, type Finding } from "./judge.ts";
import { decode, fingerprint } from "./picture.ts";
import type { PictureCache } from "./picture-cache.ts";
import type { Entry, Report } from "./review/contents.ts";
import { reviewPage } from "./review/page.ts";

/** Where the report of the last run is. */
export const reportFolder = join(import.meta.dirname, "../report");
export const reportPath = join(reportFolder, "index.html");

const verdictLabels = {
  new: "nouvelle",
  changed: "changée",
  failed: "impossible",
  orphan: "retirée",
} as const satisfies Record<Exclude<Finding["verdict"], "same">, Entry["verdict"]>;

/** Where `pnpm storybook` serves the stories. */
const developedStorybook = "http://localhost:6006";

type FindBaseline = (name: string) => Baseline | undefined;

function keep(folder: string, name: string, kind: string, picture: Buffer): string {
  const file = `${name}.${kind}.png`;
  writeFileSync(join(folder, file), picture);
  return file;
}

function compared(folder: string, name: string, after: Buffer, comparison: Comparison): Partial<Entry> {
  return {
    pixels: comparison.pixels,
    pictures: [
      keep(folder, name, "before", comparison.before),
      `${name}.after.png`,
      keep(folder, name, "difference", comparison.difference),
    ],
    marks: marksOf(decode(comparison.before), decode(after)),
  };
}

const componentOf = (title: string) => title.split(" · ")[0]?.split("--")[0] ?? title;

function about(
  { name, title, verdict, shows, variant }: Finding,
  was: Baseline | undefined,
): Omit<Entry, "verdict"> {
  return {
    name,
    title,
    component: componentOf(title),
    pictures: [],
    ...(shows === undefined ? {} : { shows }),
    ...(variant === undefined ? {} : { variant }),
    ...(was === undefined || verdict === "failed" ? {} : { was }),
  };
}

function entryOf(
  folder: string,
  finding: Exclude<Finding, { verdict: "same" }>,
  was: Baseline | undefined,
): Entry {
  const { name, verdict } = finding;
  const entry: Entry = { ...about(finding, was), verdict: verdictLabels[verdict] };
  if (finding.verdict === "failed") return { ...entry, error: finding.error };
  if (finding.verdict === "orphan") {
    const removed: Entry = { ...entry, isRemoved: true, ...(was ? { hash: was.fingerprint } : {}) };
    return finding.before === undefined
      ? { ...removed, isBeforeMissing: true }
      : { ...removed, pictures: [keep(folder, name, "before", finding.before)] };
  }
  const { after } = finding;
  entry.pictures = [keep(folder, name, "after", after)];
  entry.hash = fingerprint(after);
  if (finding.verdict === "new") return entry;
  return finding.comparison === undefined
    ? { ...entry, isBeforeMissing: true }
    : { ...entry, ...compared(folder, name, after, finding.comparison) };
}

async function write(folder: string, report: Report): Promise<void> {
  writeFileSync(join(folder, "findings.json"), JSON.stringify(report));
  writeFileSync(
    join(folder, "index.html"),
    await reviewPage({ ...report, decisions: {}, stories: developedStorybook }),
  );
}

/** Writes the report that a designer opens: every picture that is not as accepted; before and difference where this machine has them. */
export async function writeReport(
  findings: readonly Finding[],
  was: FindBaseline,
  only: readonly string[] = [],
  folder = reportFolder,
): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const toLookAt = findings.flatMap((finding) =>
    finding.verdict === "same" ? [] : entryOf(folder, finding, was(finding.name)),
  );
  await write(folder, { compared: findings.length, ...(only.length > 0 ? { only } : {}), toLookAt });
}

/** The report of the last run, if there is one. */
export function readReport(folder = reportFolder): Report | undefined {
  const file = join(folder, "findings.json");
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Report) : undefined;
}

function completed(entry: Entry, cache: PictureCache, folder: string): Entry {
  if (entry.isBeforeMissing !== true) return entry;
  const { isBeforeMissing: _, ...rest } = entry;
  const hash = entry.was?.fingerprint;
  if (entry.isRemoved) {
    const before = cache.read(hash ?? "");
    return before === undefined ? entry : { ...rest, pictures: [keep(folder, entry.name, "before", before)] };
  }
  const after = readFileSync(join(folder, `${entry.name}.after.png`));
  const comparison = compareWith(cache, hash, after);
  return comparison === undefined ? entry : { ...rest, ...compared(folder, entry.name, after, comparison) };
}

/** Writes the last report again with what the cache has meanwhile; answers how many pictures still lack the one before. */
export async function completeReport(cache: PictureCache, folder = reportFolder): Promise<number> {
  const report = readReport(folder);
  if (report === undefined) return 0;
  const toLookAt = report.toLookAt.map((entry) => completed(entry, cache, folder));
  await write(folder, { ...report, toLookAt });
  return toLookAt.filter(({ isBeforeMissing }) => isBeforeMissing).length;
}

/** One line a surprising picture, for a terminal. */
export function describe(finding: Finding): string {
  const line = `${finding.verdict.padEnd(8)} ${finding.name}`;
  if (finding.verdict === "failed") return `${line}: ${finding.error}`;
  if (finding.verdict !== "changed") return line;
  return `${line} ${finding.comparison ? `(${finding.comparison.pixels} px)` : "(before: pnpm visual:before)"}`;
}
