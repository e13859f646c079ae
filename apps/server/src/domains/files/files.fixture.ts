import { type FilePurpose, largestUpload } from "@jobami/api/files/routes";
import { defineDomain } from "../../platform/domain/define-domain.ts";

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
  ownsFiles: () => [{ purpose: papers, mayRead: async (_db, _file, viewer) => viewer.role === "jobmodo" }],
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

/** A PNG of a few bytes that claims to be as large as is said. */
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

/** The smallest PDF that says so. */
export const pdfBytes = Buffer.from(
  "%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n",
);
