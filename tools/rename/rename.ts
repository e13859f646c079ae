import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { applyRules } from "./apply.ts";
import { followMoves, mentionsOf, movesOf } from "./files.ts";
import type { Rule, RuleSet } from "./rule.ts";

const ownFiles = /\.(?:[mc]?ts|tsx|[mc]?js|md|mdx|sql|grit|json|hbs|yaml|tsv|html|css)$/;
/** The rules themselves, what names the words on purpose, and what was released or recorded. */
const notOwn =
  /^(?:tools\/(?:rename|words)\/|docs\/(?:licences|glossary)\.md|CHANGELOG\.md|apps\/server\/src\/migrations\/)|pnpm-lock\.yaml$|contract\.lock$|\/baselines\/|__snapshots__/;

/** The project’s own files as they stand in the working tree, new ones too. */
export function ownFilesOf(root: string): string[] {
  const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 1 << 26,
  });
  return [...new Set(listed.split("\n"))]
    .filter((file) => ownFiles.test(file) && !notOwn.test(file) && existsSync(join(root, file)))
    .sort();
}

/**
 * Applies a set of rules to the working tree and prints what it found.
 * @throws where a file would take the path of another.
 */
export function renameBy(root: string, set: RuleSet, print: (line: string) => void): void {
  const files = ownFilesOf(root);
  const moves = movesOf(set, files);
  const standing = new Set(files);
  const mentions = mentionsOf(moves, standing);
  const totals = new Map<number, number>();
  let changed = 0;
  for (const file of files) {
    const before = readFileSync(join(root, file), "utf8");
    const applied = applyRules(set, file, before);
    const after =
      moves.size === 0 ? applied.text : followMoves(file, applied.text, moves, standing, mentions);
    for (const [index, count] of applied.counts) totals.set(index, (totals.get(index) ?? 0) + count);
    for (const collision of applied.collisions) print(`could collide: ${collision}`);
    if (after === before) continue;
    writeFileSync(join(root, file), after);
    changed += 1;
  }
  for (const [from, to] of moves) {
    mkdirSync(dirname(join(root, to)), { recursive: true });
    renameSync(join(root, from), join(root, to));
  }
  set.rules.forEach((rule, index) => {
    const count = totals.get(index);
    if (count !== undefined) print(`${String(count).padStart(6)}  ${named(rule)}`);
  });
  print(`${changed} files changed, ${moves.size} renamed`);
}

function named(rule: Rule): string {
  if ("from" in rule) return `${rule.from} → ${rule.to}`;
  if ("part" in rule) return `…${rule.part}… → ${rule.to}`;
  if ("string" in rule) return `"${rule.string}" → "${rule.to}"`;
  if ("file" in rule) return `${rule.file} → ${rule.to}`;
  return `« ${rule.phrase} » → « ${rule.to} »`;
}

if (process.argv[1] === import.meta.filename) {
  const root = join(import.meta.dirname, "../..");
  for (const path of process.argv.slice(2)) {
    console.log(path);
    const { rules } = (await import(pathToFileURL(resolve(path)).href)) as { rules: RuleSet };
    renameBy(root, rules, console.log);
  }
}
