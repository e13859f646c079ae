import { join } from "node:path";
import type { PictureSize } from "@jobami/api/files/routes";
import sharp, { type Metadata } from "sharp";
import type { MadePicture, PictureAnswer, PictureOrder, PictureRefusal } from "./picture-order.ts";

// The process that decodes pictures: what is hostile in one costs this process and no other.

/** The most pixels that are decoded, of all frames together: 8000 × 8000. A file of a few KB can claim billions. */
const mostPixels = 64_000_000;
/** The longest side in pixels: panoramas of phones have about 16,000. */
const longestSide = 20_000;
/** How many times longer than wide a picture may be. */
const mostAspect = 20;

/** With more pixels than a photo of most phones, or interlaced, which must be held whole, a picture takes long. */
const lightPixels = 16_000_000;

/** Widths in pixels; squares are shown smaller. A picture is never enlarged. */
const widths: Record<"free" | "square", Record<PictureSize, number>> = {
  free: { small: 320, medium: 800, large: 1600 },
  square: { small: 96, medium: 256, large: 640 },
};
const quality = { quality: 80, effort: 3 };

// Three formats and no other, nothing stored in memory between pictures, one thread.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpegFile", "VipsForeignLoadPngFile", "VipsForeignLoadWebpFile"],
});
sharp.cache(false);
sharp.concurrency(1);

/** What the head of a file states already forbids to decode it; null where nothing does. */
function refusalOf({ width, height, pages = 1 }: Metadata): PictureRefusal | null {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  if (width * height * pages > mostPixels || long > longestSide) return "FILE_TOO_MANY_PIXELS";
  return long > short * mostAspect ? "FILE_ASPECT_REFUSED" : null;
}

/** The largest size as plain pixels, decoded once: upright, in sRGB, without a trace of camera, place or anything hidden behind the pixels. */
function decodeLargest({ source, isSquare }: PictureOrder, { width, height }: Metadata) {
  const most = widths[isSquare ? "square" : "free"].large;
  const side = Math.min(most, width, height);
  const shape = isSquare
    ? ({ width: side, height: side, fit: "cover", position: "attention" } as const)
    : ({ width: most, height: most * 2, fit: "inside", withoutEnlargement: true } as const);
  return sharp(source, { limitInputPixels: mostPixels, failOn: "truncated" })
    .autoOrient()
    .resize(shape)
    .raw()
    .toBuffer({ resolveWithObject: true });
}

async function perform(order: PictureOrder): Promise<PictureAnswer> {
  // Reads the head alone: nothing is decoded yet.
  const head = await sharp(order.source, { limitInputPixels: false }).metadata();
  const refused = refusalOf(head);
  if (refused !== null) return { refused };
  if (order.step === "judge")
    return { isHeavy: head.width * head.height > lightPixels || head.isProgressive === true };
  const { data, info } = await decodeLargest(order, head);
  const { width, height, channels } = info;
  const made: MadePicture[] = [];
  for (const size of ["small", "medium", "large"] as const) {
    const path = join(order.folder, `${size}.webp`);
    const most = widths[order.isSquare ? "square" : "free"][size];
    const resized = await sharp(data, { raw: { width, height, channels } })
      .resize({ width: most, height: most * 2, fit: "inside", withoutEnlargement: true })
      .webp(quality)
      .toFile(path);
    made.push({ size, path, bytes: resized.size, width: resized.width, height: resized.height });
  }
  return { made };
}

process.on("message", (order: PictureOrder) => {
  perform(order)
    .catch((): PictureAnswer => ({ refused: "FILE_UNREADABLE" }))
    .then((answer) => process.send?.(answer));
});
