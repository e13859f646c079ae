import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { PNPM } from "../../tools/pnpm.mjs";
import { acceptingCommit } from "./accepting-commit.ts";
import { baselinesFolder, openBaselines, pictureName } from "./baselines.ts";
import { captureBuild } from "./inspect.ts";
import { fingerprint } from "./picture.ts";
import { openPictureCache } from "./picture-cache.ts";
import { completeReport, readReport, reportPath } from "./report.ts";
import { findSubjects, narrowed } from "./stories.ts";

// before.ts [picture…]: makes pictures as they were accepted, each from the commit that accepted it, into the cache.
// Without names: those that the last report lacks.
const root = join(import.meta.dirname, "../..");
const baselines = openBaselines();
const cache = openPictureCache();

/** The hash of each picture that is wanted, by name: as the report compared it, or as it is accepted. */
function wantedHashes(args: readonly string[]): Map<string, string> {
  const entries = readReport()?.toLookAt ?? [];
  const names =
    args.length > 0 ? args : entries.filter((entry) => entry.isBeforeMissing).map(({ name }) => name);
  const hashes = new Map<string, string>();
  for (const name of names) {
    const was = entries.find((entry) => entry.name === name)?.was ?? baselines.find(name);
    if (was === undefined) console.error(`✗ ${name}: never accepted`);
    else if (cache.read(was.fingerprint) === undefined) hashes.set(name, was.fingerprint);
  }
  return hashes;
}

function byCommit(hashes: ReadonlyMap<string, string>): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const [name, hash] of hashes) {
    const commit = acceptingCommit(root, baselinesFolder, name, hash);
    if (commit === undefined) console.error(`✗ ${name}: no commit of this clone accepted it`);
    else groups.set(commit, [...(groups.get(commit) ?? []), name]);
  }
  return groups;
}

/** Builds the Storybook of a commit in a checkout of its own, and captures it; answers the names that came out as accepted. */
async function takeFrom(
  commit: string,
  names: readonly string[],
  hashes: ReadonlyMap<string, string>,
): Promise<string[]> {
  const isAccepted = (name: string, png: Buffer) => hashes.get(name) === fingerprint(png);
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
    const wanted = new Set(names);
    const subjects = narrowed(findSubjects(undefined, build), ({ id }, variant) =>
      wanted.has(pictureName(id, variant)),
    );
    await captureBuild({ build }, subjects, { ...baselines, isAccepted }, ({ id }, screenshots) => {
      for (const screenshot of screenshots) {
        const name = pictureName(id, screenshot.variant);
        if ("error" in screenshot || !isAccepted(name, screenshot.picture)) continue;
        cache.keep(screenshot.picture);
        made.push(name);
      }
    });
  } finally {
    execFileSync("git", ["worktree", "remove", "--force", checkout], { cwd: root });
  }
  return made;
}

const hashes = wantedHashes(process.argv.slice(2));
let made = 0;
for (const [commit, group] of byCommit(hashes)) {
  console.log(`${commit.slice(0, 10)}: ${group.length} pictures`);
  const taken = new Set(await takeFrom(commit, group, hashes));
  made += taken.size;
  for (const name of group.filter((one) => !taken.has(one)))
    console.error(`✗ ${name}: does not come out of that commit as it was accepted`);
}
const missing = await completeReport(cache);
console.log(`${made} of ${hashes.size} pictures made; ${missing} still missing in ${reportPath}`);
process.exitCode = made === hashes.size ? 0 : 1;
