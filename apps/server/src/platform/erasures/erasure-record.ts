import { mkdir, open, readdir, readFile, rename, rm, stat, utimes } from "node:fs/promises";
import { join, resolve } from "node:path";

/** Where it is stored who was erased for good: apart from the database, so that a backup of that one does not bring them back. */
export interface ErasureRecord {
  /** Where it is, as an operator calls it. */
  readonly place: string;
  /** Whether it is there at all: one that was never made is no record of no erasures. */
  isThere(): Promise<boolean>;
  /** Makes it where it is not there yet. */
  make(): Promise<void>;
  /** Keeps a proof under the id of an account; it is there whole once this resolves. A folder keeps `since` too, a bucket notes its own. */
  note(id: string, proof: string, since?: Date): Promise<void>;
  /** What is stored, and since when. */
  list(): AsyncIterable<{ id: string; since: Date }>;
  /** The proof under an id; null where there is none. */
  proof(id: string): Promise<string | null>;
  forget(id: string): Promise<void>;
  close(): void;
}

/** Under what name the record stands beside the files. */
export const folderName = "erasures";
/** Whether a name in it is that of an account. */
export const isId = (name: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(name);
const isAbsent = (error: unknown) => (error as NodeJS.ErrnoException).code === "ENOENT";

/** One file an account in `DATA_DIR/erasures`. */
export function folderRecord(dataDir: string): ErasureRecord {
  const folder = join(dataDir, folderName);
  const make = async () => void (await mkdir(folder, { recursive: true, mode: 0o700 }));
  return {
    place: resolve(folder),
    isThere: () =>
      stat(folder).then(
        () => true,
        (error: unknown) => {
          if (isAbsent(error)) return false;
          throw error;
        },
      ),
    make,
    async note(id, proof, since) {
      await make();
      const draft = join(folder, `.${process.pid}-${id}`);
      const handle = await open(draft, "w", 0o600);
      try {
        await handle.writeFile(proof);
        await handle.sync();
      } finally {
        await handle.close();
      }
      if (since !== undefined) await utimes(draft, since, since);
      await rename(draft, join(folder, id));
    },
    async *list() {
      const names = await readdir(folder).catch((error: unknown) => {
        if (isAbsent(error)) return [];
        throw error;
      });
      for (const id of names.filter(isId)) yield { id, since: (await stat(join(folder, id))).mtime };
    },
    proof: (id) =>
      readFile(join(folder, id), "utf8").catch((error: unknown) => {
        if (isAbsent(error)) return null;
        throw error;
      }),
    forget: (id) => rm(join(folder, id), { force: true }),
    close: () => undefined,
  };
}
