import { copyFile, mkdir, open, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";

/** Where all processes find the files of every build. Names are checked by whoever asks. */
export interface Publication {
  names(): Promise<Set<string>>;
  /** Keeps a copy of a file of this machine. */
  put(name: string, path: string): Promise<void>;
  read(name: string): Promise<Readable | null>;
  remove(names: readonly string[]): Promise<void>;
  close(): void;
}

const isAbsent = (error: unknown) => (error as NodeJS.ErrnoException).code === "ENOENT";

/** Keeps files in `DATA_DIR/builds`; a file is there whole or not at all. */
export function folderPublication(dataDir: string): Publication {
  const folder = join(dataDir, "builds");
  return {
    async names() {
      const found = await readdir(folder).catch((error: unknown) => {
        if (isAbsent(error)) return [];
        throw error;
      });
      return new Set(found);
    },
    async put(name, path) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const draft = join(folder, `.${process.pid}-${name}`);
      await copyFile(path, draft);
      await rename(draft, join(folder, name));
    },
    async read(name) {
      const handle = await open(join(folder, name)).catch((error: unknown) => {
        if (isAbsent(error)) return null;
        throw error;
      });
      return handle === null ? null : handle.createReadStream();
    },
    async remove(names) {
      for (const name of names) await rm(join(folder, name), { force: true });
    },
    close: () => undefined,
  };
}
