import { execFileSync } from "node:child_process";
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { readShipped } from "../../supply/licences.ts";
import { noticesPage } from "../../supply/notices.ts";
import { readPublicApi } from "../public-api.ts";
import { buildModules, publishedEntries, source } from "./modules.ts";
import { writeTypes } from "./types.ts";
import { changeOf, nextVersion } from "./version.ts";

const root = join(import.meta.dirname, "../../..");

/** The public API of the last release, its version in the first line; none before the first. */
const releasedFile = join(source, "released-api.txt");

interface Manifest {
  name: string;
  version: string;
  description: string;
  license: string;
  engines: Record<string, string>;
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
}

const read = (file: string) => JSON.parse(readFileSync(file, "utf8")) as Manifest;

/** The version that the public API asks for, counted from the last release. */
function versionOf(api: string): string {
  if (!existsSync(releasedFile)) return read(join(source, "package.json")).version;
  const [version = "", ...released] = readFileSync(releasedFile, "utf8").split("\n");
  return nextVersion(version, changeOf(released.join("\n"), api));
}

/** The modules without their style sheets: Node, which draws pages on a server, reads none. */
function writeServerModules(folder: string): void {
  for (const file of globSync("**/*.js", { cwd: folder })) {
    const target = join(folder, "server", file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(
      target,
      readFileSync(join(folder, file), "utf8").replaceAll(/^import "\.[^"]+\.css";\n/gm, ""),
    );
  }
}

/** The packages that the modules and their types import. */
function importedBy(folder: string): Set<string> {
  const imports = globSync("**/*.{js,d.ts}", { cwd: folder }).flatMap((file) =>
    [...readFileSync(join(folder, file), "utf8").matchAll(/(?:from |import |import\()"([^."][^"]*)"/g)].map(
      ([, path = ""]) => /^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path,
    ),
  );
  return new Set(imports);
}

function exportsOf(): Record<string, unknown> {
  const entries = [...publishedEntries()].map(([name, file]) => {
    const path = file.replace(/^\.\/src\//, "").replace(/\.tsx?$/, "");
    return [name, { types: `./${path}.d.ts`, node: `./server/${path}.js`, default: `./${path}.js` }];
  });
  return Object.fromEntries(entries);
}

/** The versions that the workspace has installed, as ranges that take their later compatible ones. */
function ranges(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.map((name) => [name, `^${read(join(source, "node_modules", name, "package.json")).version}`]),
  );
}

function writeManifest(folder: string, version: string): void {
  const { name, description, dependencies, peerDependencies } = read(join(source, "package.json"));
  const { license, engines } = read(join(root, "package.json"));
  const imported = importedBy(folder);
  const manifest = {
    ...{ name, version, description, license, type: "module", engines },
    sideEffects: ["**/*.css", "**/*.css.js", "./theme/index.js", "./server/theme/index.js"],
    exports: exportsOf(),
    dependencies: ranges(Object.keys(dependencies).filter((each) => imported.has(each))),
    peerDependencies: ranges(Object.keys(peerDependencies)),
  };
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** Copies a page of the documentation; the two that are passed on lead to each other as they lie in the package. */
function writePage(from: string, to: string): void {
  const text = readFileSync(from, "utf8");
  writeFileSync(
    to,
    text
      .replaceAll(/\]\([^)]*migrating-to-ui\.md\)/g, "](MIGRATING.md)")
      .replaceAll(/\]\([^)]*ADOPTING\.md\)/g, "](README.md)"),
  );
}

/** Builds packages/ui into a folder, as npm would publish it; answers its version. */
export async function packUi(folder: string): Promise<string> {
  const api = readPublicApi();
  const version = versionOf(api);
  await buildModules(folder);
  await writeTypes(folder);
  writeServerModules(folder);
  writeManifest(folder, version);
  writePage(join(source, "ADOPTING.md"), join(folder, "README.md"));
  writePage(join(root, "docs/migrating-to-ui.md"), join(folder, "MIGRATING.md"));
  writeFileSync(join(folder, "public-api.txt"), api);
  const fonts = (await readShipped()).filter(({ licence }) => licence === "OFL-1.1");
  writeFileSync(join(folder, "THIRD-PARTY-NOTICES.txt"), noticesPage(fonts));
  return version;
}

// pack.ts [--release]: builds the package and packs it; --release writes down that its public API is released.
if (import.meta.main) {
  const { values } = parseArgs({ options: { release: { type: "boolean", default: false } } });
  const folder = join(root, "dist/ui");
  const version = await packUi(folder);
  const file = execFileSync("npm", ["pack", "--silent", "--pack-destination", join(root, "dist")], {
    cwd: folder,
    encoding: "utf8",
  }).trim();
  if (values.release) writeFileSync(releasedFile, `${version}\n${readPublicApi()}`);
  console.log(`@jobami/ui ${version}: ${join("dist", file)}`);
}
