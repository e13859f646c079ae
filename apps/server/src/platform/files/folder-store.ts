import { mkdir, open, readdir, rename, rm, rmdir, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { checkKey, type FileStore } from "./file-store.ts";

const isAbsent = (error: unknown) => (error as NodeJS.ErrnoException).code === "ENOENT";

/** A folder that is not there has nothing in it. */
async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: unknown) => {
    if (isAbsent(error)) return [];
    throw error;
  });
}

/** Keeps files in `DATA_DIR/files`; a file is there whole or not at all. */
export function createFolderStore(dataDir: string): FileStore {
  const root = join(dataDir, "files");
  const pathOf = (key: string) => join(root, key.slice(0, 2), checkKey(key));

  return {
    async put(key, path) {
      const target = pathOf(key);
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      const handle = await open(path, "r+");
      await handle.sync();
      await handle.close();
      await rename(path, target);
    },
    async read(key) {
      const handle = await open(pathOf(key)).catch((error: unknown) => {
        if (isAbsent(error)) return null;
        throw error;
      });
      return handle === null ? null : handle.createReadStream();
    },
    async remove(keys) {
      for (const key of keys) {
        await rm(pathOf(key), { force: true });
        // The last of a file's pictures takes its folder along.
        await rmdir(dirname(pathOf(key))).catch(() => undefined);
      }
    },
    async *list() {
      for (const shelf of await namesIn(root))
        for (const folder of await namesIn(join(root, shelf)))
          for (const name of await namesIn(join(root, shelf, folder))) {
            const about = await stat(join(root, shelf, folder, name)).catch(() => null);
            if (about !== null) yield { key: `${folder}/${name}`, since: about.mtime };
          }
    },
    close: () => undefined,
  };
}
