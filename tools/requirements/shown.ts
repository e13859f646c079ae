import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findMentions } from "./mentions.ts";

const root = join(import.meta.dirname, "../..");

/** Where the running product answers: a journey in the browser, or the server. */
const running = /^apps\/(web\/e2e|server)\//;

/** The rows that tests name without any of them asking the running product. */
export function findUnshown(mentions: ReadonlyMap<string, readonly string[]> = findMentions()): string[] {
  return [...mentions]
    .filter(([, files]) => !files.some((file) => running.test(file)))
    .map(([id]) => id)
    .sort();
}

/** The rows that docs/rows-of-pure-machines.md lists, each with why no running product shows it. */
export function readPureRows(
  text = readFileSync(join(root, "docs/rows-of-pure-machines.md"), "utf8"),
): Map<string, string> {
  const rows = [...text.matchAll(/^\| ([A-Z0-9]+-\d+) \| (.+) \|$/gm)];
  return new Map(rows.map(([, id = "", why = ""]) => [id, why]));
}
