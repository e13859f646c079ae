import { execFileSync } from "node:child_process";

/** The commit that a folder stands at, marked where it has changes besides; null where there is none. */
export function commitOf(folder: string): string | null {
  try {
    const args = ["describe", "--always", "--exclude=*", "--abbrev=7", "--dirty=.changed"];
    return execFileSync("git", args, {
      cwd: folder,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  } catch {
    return null;
  }
}

/** What a release is called: two of one version are distinguished by the commit, or else by when they were built. */
export function releaseVersion(version: string, commit: string | null, builtAt: Date): string {
  return `${version}+${commit ?? builtAt.toISOString().replace(/[-:]|\..*/g, "")}`;
}
