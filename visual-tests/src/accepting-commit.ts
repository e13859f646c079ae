import { spawnSync } from "node:child_process";

function git(checkout: string, ...args: string[]): string[] {
  const { stdout } = spawnSync("git", args, { cwd: checkout, encoding: "utf8" });
  return stdout.split("\n").filter((line) => line !== "");
}

/**
 * The first commit in which a picture has this hash, in a folder of a checkout: later ones may only have moved it to another file.
 * Undefined when it is not committed, or older than a shallow clone.
 */
export function acceptingCommit(
  checkout: string,
  folder: string,
  name: string,
  hash: string,
): string | undefined {
  const commits = git(checkout, "log", "--reverse", "--format=%H", `-S${hash}`, "--", folder);
  // The hash stands on the line of the name, or on the next one in files of before.
  return commits.find((commit) =>
    git(checkout, "grep", "-hF", "-A1", `"${name}"`, commit, "--", folder).some((line) =>
      line.includes(hash),
    ),
  );
}
