import { randomUUID } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startS3 } from "../../testing/test-s3.ts";
import type { FileStore } from "./file-store.ts";
import { openFileStore } from "./open-store.ts";

/** A folder of this machine, and a bucket of an S3 server that is not ours. */
const engines: Record<string, (folder: string) => Promise<{ store: FileStore; stop: () => Promise<void> }>> =
  {
    "a folder": async (dataDir) => ({
      store: await openFileStore({ dataDir, s3: undefined }),
      stop: async () => undefined,
    }),
    S3: async (dataDir) => {
      const { s3, stop } = await startS3(dataDir);
      return { store: await openFileStore({ dataDir, s3 }), stop };
    },
  };

describe.each(Object.entries(engines))("files in %s", (_name, begin) => {
  let folder: string;
  let store: FileStore;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "jobami-store-"));
    ({ store, stop } = await begin(folder));
  });
  afterAll(async () => {
    store.close();
    await stop();
    await rm(folder, { recursive: true, force: true });
  });

  test("the health learns that they can be reached, where that is another service", async () => {
    expect(await store.check?.()).toBeUndefined();
  });

  async function put(key: string, bytes: Buffer): Promise<void> {
    const path = join(folder, randomUUID());
    await writeFile(path, bytes);
    await store.put(key, path, "image/webp");
  }
  async function read(key: string): Promise<Buffer | null> {
    const bytes = await store.read(key);
    return bytes === null ? null : Buffer.concat(await bytes.toArray());
  }
  async function keys(): Promise<string[]> {
    const all: string[] = [];
    for await (const { key, since } of store.list()) {
      expect(since).toBeInstanceOf(Date);
      all.push(key);
    }
    return all.sort();
  }
  const newKey = (name = "small.webp") => `${randomUUID()}/${name}`;

  test("come back byte for byte, and last what was put last", async () => {
    const key = newKey();
    const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, n) => n % 251));
    await put(key, Buffer.from("avant"));
    await put(key, bytes);
    expect((await read(key))?.equals(bytes)).toBe(true);
    await store.remove([key]);
  });

  test("are listed, and gone once removed; a key that no one has is no failure", async () => {
    const id = randomUUID();
    const both = [`${id}/small.webp`, `${id}/large.webp`].sort();
    for (const key of both) await put(key, Buffer.from("x"));
    expect(await keys()).toEqual([...both].sort());
    await store.remove([...both, newKey()]);
    expect(await keys()).toEqual([]);
    expect(await read(both[0] as string)).toBeNull();
  });

  test.each(["../../etc/passwd", "a/../../b.webp", "/etc/passwd", "", `${randomUUID()}/../x.webp`])(
    "are under no key such as %j",
    async (key) => {
      await expect(store.read(key)).rejects.toThrow("No key");
      await expect(put(key, Buffer.from("x"))).rejects.toThrow("No key");
      await expect(store.remove([key])).rejects.toThrow("No key");
    },
  );
});
