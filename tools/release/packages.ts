import { cpSync, existsSync, readFileSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";

interface Manifest {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const readManifest = (folder: string) =>
  JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest;

/** The `node_modules` in which a package finds what it needs: the one where it stands itself. */
const besides = ({ name }: Manifest, folder: string) =>
  name.includes("/") ? dirname(dirname(folder)) : dirname(folder);

/**
 * Copies packages and all that they need in production, as they are installed here, into one flat `node_modules`; answers with their
 * versions. Throws when one is not installed, or when two of one name have different versions, for which there is no place.
 */
export function copyPackages(names: readonly string[], from: string, to: string): Map<string, string> {
  const copied = new Map<string, string>();
  function copy(name: string, modules: string): void {
    const folder = realpathSync(join(modules, name));
    const manifest = readManifest(folder);
    const known = copied.get(name);
    if (known === manifest.version) return;
    if (known !== undefined) throw new Error(`${name} is needed as ${known} and as ${manifest.version}.`);
    copied.set(name, manifest.version);
    cpSync(folder, join(to, name), {
      recursive: true,
      dereference: true,
      filter: (file) => !file.startsWith(join(folder, "node_modules")),
    });
    const beside = besides(manifest, folder);
    for (const each of Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies })) {
      // Of builds for other machines there is nothing.
      if (each in (manifest.optionalDependencies ?? {}) && !existsSync(join(beside, each))) continue;
      copy(each, beside);
    }
  }
  for (const name of names) copy(name, from);
  return copied;
}
