import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** One hash of the contents of files (globs from the root): the same after a clone, a copy or a touch. */
export function hashOfInputs(root: string, globs: readonly string[], isLeftOut = /(?!)/): string {
  const hash = createHash("sha256");
  const files = globSync(globs, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isLeftOut.test(join(entry.parentPath, entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest("hex");
}
