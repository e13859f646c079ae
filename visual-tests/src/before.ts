import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { PNPM } from "../../tools/pnpm.mjs";
import { acceptingCommit } from "./accepting-commit.ts";
import { baselinesFolder, openBaselines, pictureName } from "./baselines.ts";
import { captureBuild } from "./inspect.ts";
import { openPictureCache } from "./picture-cache.ts";
import { completeReport, readReport, reportPath } from "./report.ts";
import { findSubjects, type Subject } from "./stories.ts";

// before.ts [picture…]: makes pictures as they were accepted, each from the commit that accepted it, into the cache.
// Without names: those that the last report lacks.
const root = join(import.meta.dirname, "../..");
const baselines = openBaselines();
const cache = openPictureCache();

function wantedNames(args: readonly string[]): string[] {
  if (args.length > 0) return [...args];
  const report = readReport();
  return (report?.toLookAt ?? []).filter((entry) => entry.isBeforeMissing).map(({ name }) => name);
}

function byCommit(names: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const name of names) {
    const hash = baselines.find(name)?.fingerprint;
    const commit = hash === undefined ? undefined : acceptingCommit(root, baselinesFolder, hash);
    if (commit === undefined) console.error(`✗ ${name}: no commit of this clone accepted it`);
    else groups.set(commit, [...(groups.get(commit) ?? []), name]);
  }
  return groups;
}

function narrowed(subjects: readonly Subject[], names: ReadonlySet<string>): Subject[] {
  return subjects
    .map((subject) => ({
      ...subject,
      variants: subject.variants.filter((variant) => names.has(pictureName(subject.id, variant))),
    }))
    .filter(({ variants }) => variants.length > 0);
}

/** Builds the Storybook of a commit in a checkout of its own, and captures it; answers the names that came out as accepted. */
async function takeFrom(commit: string, names: readonly string[]): Promise<string[]> {
  const checkout = join(root, ".cache/before", commit);
  const pnpm = (...args: string[]) =>
    execFileSync("npx", ["-ys", "--prefer-offline", PNPM, ...args], {
      cwd: checkout,
      stdio: ["ignore", 2, 2],
      env: { ...process.env, CI: "true" },
    });
  const made: string[] = [];
  rmSync(checkout, { recursive: true, force: true });
  execFileSync("git", ["worktree", "prune"], { cwd: root });
  execFileSync("git", ["worktree", "add", "--detach", checkout, commit], { cwd: root, stdio: "ignore" });
  try {
    pnpm("install", "--frozen-lockfile", "--prefer-offline");
    pnpm("storybook:build");
    const build = join(checkout, "storybook-static");
    const subjects = narrowed(findSubjects(undefined, build), new Set(names));
    await captureBuild({ build }, subjects, baselines, ({ id }, screenshots) => {
      for (const screenshot of screenshots) {
        const name = pictureName(id, screenshot.variant);
        if ("error" in screenshot || !baselines.isAccepted(name, screenshot.picture)) continue;
        cache.keep(screenshot.picture);
        made.push(name);
      }
    });
  } finally {
    execFileSync("git", ["worktree", "remove", "--force", checkout], { cwd: root });
  }
  return made;
}

const names = wantedNames(process.argv.slice(2)).filter(
  (name) => cache.read(baselines.find(name)?.fingerprint ?? "") === undefined,
);
let made = 0;
for (const [commit, group] of byCommit(names)) {
  console.log(`${commit.slice(0, 10)}: ${group.length} pictures`);
  const taken = new Set(await takeFrom(commit, group));
  made += taken.size;
  for (const name of group.filter((one) => !taken.has(one)))
    console.error(`✗ ${name}: does not come out of that commit as it was accepted`);
}
const missing = completeReport((name) => baselines.find(name)?.fingerprint, cache);
console.log(`${made} of ${names.length} pictures made; ${missing} still missing in ${reportPath}`);
process.exitCode = made === names.length ? 0 : 1;
