import { open } from "node:fs/promises";

/** What a file is taken for. */
export type FileType = "jpeg" | "png" | "webp" | "pdf";

const signatures: readonly [type: FileType, matches: (head: Buffer) => boolean][] = [
  ["jpeg", (head) => head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))],
  ["png", (head) => head.subarray(0, 8).equals(Buffer.from("\x89PNG\r\n\x1a\n", "latin1"))],
  ["webp", (head) => head.toString("latin1", 0, 4) === "RIFF" && head.toString("latin1", 8, 12) === "WEBP"],
  ["pdf", (head) => /^%PDF-\d\.\d/.test(head.toString("latin1", 0, 8))],
];

/** What the first bytes of a file state that it is; neither its name nor its header is asked. Null for anything else. */
export async function sniffType(path: string): Promise<FileType | null> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(16), 0, 16, 0);
    const head = buffer.subarray(0, bytesRead);
    return signatures.find(([, matches]) => matches(head))?.[0] ?? null;
  } finally {
    await handle.close();
  }
}
