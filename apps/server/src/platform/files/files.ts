import { randomUUID } from "node:crypto";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import type { FilePurpose, PictureSize } from "@jobami/api/files/routes";
import type { Config } from "../../config.ts";
import { DomainError } from "../http/domain-error.ts";
import type { FileStore } from "./file-store.ts";
import { createPictures } from "./pictures.ts";
import type { Sender } from "./process-lane.ts";
import { receiveBody } from "./receive.ts";
import { sniffType } from "./sniff.ts";

export const webp = "image/webp";
export const pdf = "application/pdf";

/** What became of a body: what is to be stored of it, by the name under its key. */
export interface Prepared {
  type: typeof webp | typeof pdf;
  parts: readonly { name: string; path: string; bytes: number }[];
  bytes: number;
  /** Of the largest picture. */
  width: number | null;
  height: number | null;
}

/** How a file of a type is stored: the names under its key. */
export function partNames(type: string): readonly string[] {
  return type === webp
    ? (["small", "medium", "large"] satisfies PictureSize[]).map((size) => `${size}.webp`)
    : ["original.pdf"];
}

/** Turns bodies into files that may be stored, and keeps them. */
export function createFiles({ config, store }: { config: Pick<Config, "dataDir">; store: FileStore }) {
  const incoming = join(config.dataDir, "incoming");
  const pictures = createPictures();

  async function prepare(
    path: string,
    folder: string,
    purpose: FilePurpose,
    bytes: number,
    sender: Sender,
  ): Promise<Prepared> {
    const type = await sniffType(path);
    if (type === "pdf" && purpose.kind === "document")
      return { type: pdf, parts: [{ name: "original.pdf", path, bytes }], bytes, width: null, height: null };
    if (type === null || type === "pdf") throw new DomainError("FILE_TYPE_REFUSED");
    const made = await pictures.remake({ source: path, folder, isSquare: purpose.isSquare === true }, sender);
    const largest = made.at(-1);
    return {
      type: webp,
      parts: made.map((each) => ({ name: `${each.size}.webp`, path: each.path, bytes: each.bytes })),
      bytes: made.reduce((sum, each) => sum + each.bytes, 0),
      width: largest?.width ?? null,
      height: largest?.height ?? null,
    };
  }

  return {
    store,
    /**
     * Takes a body in, makes of it what may be stored, and hands that to `keep`; nothing of it stays on this disk besides, however
     * it ends. Throws PAYLOAD_TOO_LARGE, MALFORMED_REQUEST, FILE_TYPE_REFUSED, FILE_UNREADABLE, FILE_TOO_MANY_PIXELS or FILE_ASPECT_REFUSED.
     */
    async takeIn<T>(
      body: Readable,
      purpose: FilePurpose,
      contentLength: string | undefined,
      sender: Sender,
      keep: (prepared: Prepared) => Promise<T>,
    ): Promise<T> {
      const folder = join(incoming, randomUUID());
      await mkdir(folder, { recursive: true, mode: 0o700 });
      try {
        const path = join(folder, "body");
        const bytes = await receiveBody(body, path, { mostBytes: purpose.largest, contentLength });
        return await keep(await prepare(path, folder, purpose, bytes, sender));
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    /** Forgets what a killed process was about to take in before an instant. */
    async sweepIncoming(before: Date): Promise<void> {
      for (const name of await readdir(incoming).catch(() => [])) {
        const about = await stat(join(incoming, name)).catch(() => null);
        if (about !== null && about.mtime < before)
          await rm(join(incoming, name), { recursive: true, force: true });
      }
    },
  };
}
