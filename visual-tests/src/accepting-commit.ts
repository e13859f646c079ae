import { execFileSync } from "node:child_process";

/** The commit that brought a hash into a folder of a checkout; undefined when it is not committed, or older than a shallow clone. */
export function acceptingCommit(checkout: string, folder: string, hash: string): string | undefined {
  const commit = execFileSync("git", ["log", "-1", "--format=%H", `-S${hash}`, "--", folder], {
    cwd: checkout,
    encoding: "utf8",
  }).trim();
  return commit === "" ? undefined : commit;
}
