import { createHash } from "node:crypto";
import { PNG } from "pngjs";

/** A picture as pixels: 4 bytes each (red, green, blue, opacity), row by row. */
export interface Picture {
  width: number;
  height: number;
  data: Buffer;
}

/** Reads a PNG file. */
export function decode(png: Buffer): Picture {
  const { width, height, data } = PNG.sync.read(png);
  return { width, height, data };
}

/** Writes a PNG file. */
export function encode({ width, height, data }: Picture): Buffer {
  const png = new PNG({ width, height });
  png.data = data;
  return PNG.sync.write(png);
}

/** Width and height in px, as the head of a PNG file states. */
export function sizeOf(png: Buffer): { width: number; height: number } {
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}

/** Names a PNG file by its content: SHA-256. */
export function fingerprint(png: Buffer): string {
  return createHash("sha256").update(png).digest("hex");
}
