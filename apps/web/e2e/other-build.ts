import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";

const root = join(import.meta.dirname, "../../..");

/** The product with another build: the same pages, by files of other names, as after a change of each of them. */
export interface OtherBuild {
  /** The program that serves it. */
  main: string;
  remove(): Promise<void>;
}

const written = new Set([".js", ".css", ".json"]);

/** Every text file below a folder. */
async function textsIn(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile() && written.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Gives each file of a build another name, and calls it so wherever it is named. */
async function renameFiles(build: string): Promise<void> {
  const assets = join(build, "client/assets");
  const names = new Map<string, string>();
  for (const name of await readdir(assets)) {
    if (/\.(gz|br)$/.test(name)) await rm(join(assets, name));
    else names.set(name, name.replace(/(\.\w+)$/, "z$1"));
  }
  const version = /"?version"?:\s*"([\w-]+)"/.exec(
    await readFile(join(build, "server/index.js"), "utf8"),
  )?.[1];
  for (const path of await textsIn(build)) {
    const text = await readFile(path, "utf8");
    const renamed = text
      .replace(/[\w.$~-]+\.(?:js|css|woff2|svg|png|webp|jpg)\b/g, (name) => names.get(name) ?? name)
      .replaceAll(version === undefined ? "\0" : `"${version}"`, `"${version}z"`);
    if (renamed !== text) await writeFile(path, renamed);
  }
  for (const [name, other] of names)
    await cp(join(assets, name), join(assets, other)).then(() => rm(join(assets, name)));
}

/** Copies what the server runs, with a build that has nothing of the first one's names. */
export async function makeOtherBuild(): Promise<OtherBuild> {
  const folder = await mkdtemp(join(tmpdir(), "jobami-build-"));
  for (const part of ["apps/server", "apps/web"]) {
    await mkdir(join(folder, part), { recursive: true });
    await cp(join(root, part, "package.json"), join(folder, part, "package.json"));
    await symlink(join(root, part, "node_modules"), join(folder, part, "node_modules"));
  }
  await cp(join(root, "package.json"), join(folder, "package.json"));
  await symlink(join(root, "node_modules"), join(folder, "node_modules"));
  await symlink(join(root, "packages"), join(folder, "packages"));
  await cp(join(root, "apps/server/src"), join(folder, "apps/server/src"), { recursive: true });
  await cp(join(root, "apps/web/build"), join(folder, "apps/web/build"), { recursive: true });
  await renameFiles(join(folder, "apps/web/build"));
  return {
    main: join(folder, "apps/server/src/main.ts"),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
