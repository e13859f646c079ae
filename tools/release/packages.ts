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
 * versions. Throws when two of one name have different versions, for which there is no place.
 */
export function copyPackages(names: readonly string[], from: string, to: string): Map<string, string> {
  const copied = new Map<string, string>();
  function copy(name: string, modules: string): void {
    const place = join(modules, name);
    // Of packages for other machines there is nothing.
    if (!existsSync(place)) return;
    const folder = realpathSync(place);
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
    const needed = { ...manifest.dependencies, ...manifest.optionalDependencies };
    for (const each of Object.keys(needed)) copy(each, besides(manifest, folder));
  }
  for (const name of names) {
    if (!existsSync(join(from, name))) throw new Error(`${name} is not installed in ${from}.`);
    copy(name, from);
  }
  return copied;
}
