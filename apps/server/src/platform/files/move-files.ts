import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { FileStore } from "./file-store.ts";
import { pdf, webp } from "./files.ts";

/** Copies every file of one store into another that lacks it; what was copied before is left alone. Answers how many the other then holds of them. */
export async function moveFiles(
  { source, target }: { source: FileStore; target: FileStore },
  folder: string,
): Promise<number> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const there = new Set<string>();
  for await (const { key } of target.list()) there.add(key);
  let count = 0;
  for await (const { key } of source.list()) {
    if (!there.has(key)) {
      const bytes = await source.read(key);
      if (bytes === null) continue;
      const path = join(folder, randomUUID());
      try {
        await pipeline(bytes, createWriteStream(path, { mode: 0o600 }));
        await target.put(key, path, key.endsWith(".pdf") ? pdf : webp);
      } finally {
        await rm(path, { force: true });
      }
    }
    count += 1;
  }
  return count;
}
