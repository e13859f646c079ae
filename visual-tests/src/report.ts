import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Comparison, compareWith, type Finding } from "./judge.ts";
import type { PictureCache } from "./picture-cache.ts";
import { type Entry, page } from "./report-page.ts";

/** Where the report of the last run is. */
export const reportFolder = join(import.meta.dirname, "../report");
export const reportPath = join(reportFolder, "index.html");

/** What a run leaves for other reports, and for `pnpm visual:before`. */
export interface Report {
  compared: number;
  toLookAt: Entry[];
}

const verdictLabels = {
  new: "nouvelle",
  changed: "changée",
  failed: "impossible",
  orphan: "sans story",
} as const;

function keep(folder: string, name: string, kind: string, picture: Buffer): string {
  const file = `${name}.${kind}.png`;
  writeFileSync(join(folder, file), picture);
  return file;
}

function compared(folder: string, name: string, comparison: Comparison): Partial<Entry> {
  return {
    pixels: comparison.pixels,
    pictures: [
      keep(folder, name, "before", comparison.before),
      `${name}.after.png`,
      keep(folder, name, "difference", comparison.difference),
    ],
  };
}

function entryOf(folder: string, finding: Exclude<Finding, { verdict: "same" }>): Entry {
  const { name, title, verdict } = finding;
  const entry: Entry = { name, title, verdict: verdictLabels[verdict], pictures: [] };
  if (finding.verdict === "failed") return { ...entry, error: finding.error };
  if (finding.verdict === "orphan") return entry;
  entry.pictures = [keep(folder, name, "after", finding.after)];
  if (finding.verdict === "new") return entry;
  return finding.comparison === undefined
    ? { ...entry, isBeforeMissing: true }
    : { ...entry, ...compared(folder, name, finding.comparison) };
}

function write(folder: string, report: Report): void {
  writeFileSync(join(folder, "findings.json"), JSON.stringify(report));
  writeFileSync(join(folder, "index.html"), page(report.compared, report.toLookAt));
}

/** Writes the report that a designer opens: every picture that is not as accepted; before and difference where this machine has them. */
export function writeReport(findings: readonly Finding[], folder = reportFolder): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const toLookAt = findings.flatMap((finding) =>
    finding.verdict === "same" ? [] : entryOf(folder, finding),
  );
  write(folder, { compared: findings.length, toLookAt });
}

/** The report of the last run, if there is one. */
export function readReport(folder = reportFolder): Report | undefined {
  const file = join(folder, "findings.json");
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Report) : undefined;
}

/** Writes the last report again with what the cache has meanwhile; answers how many pictures still lack the one before. */
export function completeReport(
  hashOf: (name: string) => string | undefined,
  cache: PictureCache,
  folder = reportFolder,
): number {
  const report = readReport(folder);
  if (report === undefined) return 0;
  const toLookAt = report.toLookAt.map((entry) => {
    if (entry.isBeforeMissing !== true) return entry;
    const after = readFileSync(join(folder, `${entry.name}.after.png`));
    const comparison = compareWith(cache, hashOf(entry.name), after);
    const { isBeforeMissing: _, ...rest } = entry;
    return comparison === undefined ? entry : { ...rest, ...compared(folder, entry.name, comparison) };
  });
  write(folder, { ...report, toLookAt });
  return toLookAt.filter(({ isBeforeMissing }) => isBeforeMissing).length;
}

/** One line a surprising picture, for a terminal. */
export function describe(finding: Finding): string {
  const line = `${finding.verdict.padEnd(8)} ${finding.name}`;
  if (finding.verdict === "failed") return `${line}: ${finding.error}`;
  if (finding.verdict !== "changed") return line;
  return `${line} ${finding.comparison ? `(${finding.comparison.pixels} px)` : "(before: pnpm visual:before)"}`;
}
