import { spawnSync } from "node:child_process";

/** Who works in this checkout, as git knows them; empty when git does not. */
export function author(checkout: string): string {
  const { stdout } = spawnSync("git", ["config", "user.name"], { cwd: checkout, encoding: "utf8" });
  return (stdout ?? "").trim();
}
