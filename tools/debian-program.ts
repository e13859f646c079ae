import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const quiet = { stdio: "ignore", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } } as const;

function installWithApt(packages: readonly string[]): void {
  spawnSync("apt-get", ["update"], quiet);
  spawnSync("apt-get", ["install", "-y", "--no-install-recommends", ...packages], quiet);
}

/**
 * The first of a program's places that exists on this machine; Debian's package is installed when none does.
 * Throws with the name of the package: a test that needs the program fails then, and never passes without it.
 */
export function debianProgram(
  debianPackage: string,
  places: readonly string[],
  {
    exists = (place: string) => existsSync(place),
    install = installWithApt,
  }: { exists?: (place: string) => boolean; install?: (packages: readonly string[]) => void } = {},
): string {
  const find = () => places.find((place) => exists(place));
  const found = find();
  if (found !== undefined) return found;
  install([debianPackage]);
  const installed = find();
  if (installed === undefined)
    throw new Error(
      `None of ${places.join(", ")} is on this machine: install the Debian package ${debianPackage} (apt-get install ${debianPackage}).`,
    );
  return installed;
}
