import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };
/** Below this many bytes a compressed file saves nothing. */
const worthwhile = 512;

/** Writes `.gz` and `.br` beside every text file of a folder, once a build, so that the server compresses none of them. */
export async function precompress(folder: string): Promise<void> {
  const files = globSync("**/*.{js,css,svg,txt}", { cwd: folder });
  await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file);
      const content = readFileSync(path);
      if (content.length < worthwhile) return;
      const [zipped, brotlied] = await Promise.all([
        toGzip(content, { level: 9 }),
        toBrotli(content, brotli),
      ]);
      writeFileSync(`${path}.gz`, zipped);
      writeFileSync(`${path}.br`, brotlied);
    }),
  );
}
