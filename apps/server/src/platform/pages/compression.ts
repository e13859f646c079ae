import type { Transform } from "node:stream";
import { promisify } from "node:util";
import {
  brotliCompress,
  constants,
  createBrotliCompress,
  createGzip,
  createZstdCompress,
  gzip,
  zstdCompressSync,
} from "node:zlib";
import { negotiate } from "@fastify/accept-negotiator";

/** A way to compress, whole or as it comes: what is written is sent at once. */
interface Compression {
  whole: (body: Buffer) => Promise<Buffer>;
  stream: () => Transform;
}

const wholeBrotli = promisify(brotliCompress);
const wholeGzip = promisify(gzip);

const zstdParams = { [constants.ZSTD_c_compressionLevel]: 3 };
/** A window of 256 kB holds a page: the usual one takes memory for four megabytes at each. */
const brotliParams = { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 18 };
const gzipLevel = 5;

/**
 * In the order of preference. Of a search of 81,530 bytes, zstd 3 makes 18,140 in 0.18 ms, brotli 3 17,809 in 0.50 ms, gzip 5 18,562
 * in 0.84 ms.
 */
const compressions: Readonly<Record<string, Compression>> = {
  zstd: {
    // It is done sooner than a thread would have been asked.
    whole: async (body) => zstdCompressSync(body, { params: zstdParams, pledgedSrcSize: body.length }),
    stream: () => createZstdCompress({ params: zstdParams, flush: constants.ZSTD_e_flush }),
  },
  br: {
    whole: (body) =>
      wholeBrotli(body, { params: { ...brotliParams, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
    stream: () => createBrotliCompress({ params: brotliParams, flush: constants.BROTLI_OPERATION_FLUSH }),
  },
  gzip: {
    whole: (body) => wholeGzip(body, { level: gzipLevel }),
    stream: () => createGzip({ level: gzipLevel, flush: constants.Z_SYNC_FLUSH }),
  },
};
const names = [...Object.keys(compressions), "identity"];

/** How a page is compressed for who states what they accept; null where it is sent as it is. */
export function compressionFor(accepted: string | undefined): (Compression & { name: string }) | null {
  const name = accepted === undefined ? null : negotiate(accepted, names);
  const found = name === null ? undefined : compressions[name];
  return name === null || found === undefined ? null : { ...found, name };
}
