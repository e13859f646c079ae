import { type FilePurpose, largestUpload } from "@jobami/api/files/routes";
import sharp from "sharp";
import { defineDomain } from "../../composition/define-domain.ts";

/** What a test keeps that not everybody may see. */
export const papers: FilePurpose = {
  name: "papers",
  kind: "document",
  isPublic: false,
  largest: largestUpload,
  most: 5,
};

/** A domain of a test, which keeps papers; moderators may read them. */
export const papersDomain = defineDomain({
  name: "papers",
  create: () => ({}),
  contract: {},
  routes: () => ({}),
  ownsFiles: () => [
    {
      purpose: papers,
      mayRead: async (_db, _file, viewer) => (viewer.role === "jobmodo" ? "papers.read" : null),
    },
  ],
});

const crcTable = Array.from({ length: 256 }, (_, start) => {
  let value = start;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});

function crc(bytes: Buffer): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = (crcTable[(value ^ byte) & 0xff] as number) ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc(body));
  return Buffer.concat([length, body, sum]);
}

/** A PNG of a few bytes that claims to be as large as is stated. */
export function claimingPng(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", head),
    chunk("IDAT", Buffer.from("789c030000000001", "hex")),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** The smallest file that claims to be a PDF. */
export const pdfBytes = Buffer.from(
  "%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n",
);

/** A PNG of one colour, of so many pixels. */
export function flatPng(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: "#2f7d54" } })
    .png()
    .toBuffer();
}

/** A see-through PNG of 16 bits, interlaced: of all that is taken, what a decoder holds the most of at once. */
export function interlacedPng(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 4, background: "#2f7d5480" } })
    .toColourspace("rgb16")
    .png({ progressive: true })
    .toBuffer();
}

function riffChunk(type: string, ...parts: readonly Buffer[]): Buffer {
  const bytes = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.write(type, "latin1");
  head.writeUInt32LE(bytes.length, 4);
  return Buffer.concat([head, bytes, Buffer.alloc(bytes.length % 2)]);
}

/** An animated WebP of so many frames over a square canvas; each frame draws one pixel of it. */
export async function framesOf(frames: number, side: number): Promise<Buffer> {
  const pixel = await sharp({ create: { width: 1, height: 1, channels: 3, background: "#2f7d54" } })
    .webp()
    .toBuffer();
  const canvas = Buffer.alloc(10);
  canvas[0] = 2;
  canvas.writeUIntLE(side - 1, 4, 3);
  canvas.writeUIntLE(side - 1, 7, 3);
  const frame = riffChunk("ANMF", Buffer.alloc(16), pixel.subarray(12));
  return riffChunk(
    "RIFF",
    Buffer.from("WEBP", "latin1"),
    riffChunk("VP8X", canvas),
    riffChunk("ANIM", Buffer.alloc(6)),
    ...Array.from({ length: frames }, () => frame),
  );
}
