import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Tally } from "./tally.ts";

/** How a part of the proof ended, and on what. */
export interface ProvedPart {
  /** The commit's hash; with a `+` when the tree held changes beside it. */
  commit: string;
  /** ISO 8601. */
  at: string;
  tally: Tally;
  seconds: number;
}

/** The last result of each part, by its name. */
export type ProofRecord = Record<string, ProvedPart>;

/** What the tree stands on. */
export function treeCommit(root: string): string {
  const git = (...args: string[]) => execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();
  return `${git("rev-parse", "HEAD")}${git("status", "--porcelain") === "" ? "" : "+"}`;
}

export function readProof(file: string): ProofRecord {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as ProofRecord) : {};
}

/** Keeps how a part ended, beside the others. */
export function keepProof(file: string, name: string, part: ProvedPart): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ ...readProof(file), [name]: part }));
}

/** The proof as a table, a line a part; what another commit was proved by counts as not run. */
export function proofTable(names: readonly string[], record: ProofRecord, commit: string): string {
  const lines = names.map((name) => {
    const part = record[name];
    if (part === undefined || part.commit !== commit) return `  ${name.padEnd(18)} not run`;
    const { passed, failed, skipped } = part.tally;
    return `${failed > 0 ? "✗" : "✓"} ${name.padEnd(18)} ${String(passed).padStart(6)} passed ${String(failed).padStart(4)} failed ${String(skipped).padStart(4)} skipped ${String(part.seconds).padStart(6)} s  ${part.at}`;
  });
  return [
    `The proof of ${commit.slice(0, 9)}${commit.endsWith("+") ? " and what was changed since" : ""}`,
    ...lines,
  ].join("\n");
}
