import { writeFile } from "node:fs/promises";
import { createAvatar } from "@dicebear/core";
import * as lorelei from "@dicebear/lorelei";
import sharp from "sharp";
import { portrayed } from "./accounts.ts";
import { portraitPath } from "./portraits.ts";

/** Pixels of a side: twice those of the largest place that shows one. */
const side = 384;

const look = {
  size: side,
  backgroundColor: ["b6e3f4", "c0dfc4", "d1d4f9", "ffd5dc", "ffdfbf", "f4e3b2"],
  skinColor: ["f9dcc4", "f2d3b1", "dba87a", "ad6f45", "7a4a2b"],
  hairColor: ["171310", "3f2a1d", "6a4e35", "a5682a", "b9a05f", "8f8f8f"],
  mouth: ["happy01", "happy02", "happy03", "happy04", "happy05", "happy06", "happy07", "happy08"],
  eyebrows: ["variant12", "variant10", "variant08", "variant06", "variant04", "variant02"],
  hairAccessoriesProbability: 0,
} satisfies Partial<lorelei.Options> & Record<string, unknown>;

// Draws the portraits of the demo anew: illustrations of no one in the style « Lorelei » by Lisa Wischofsky, CC0 1.0.
for (const { file, isBearded } of portrayed) {
  const drawing = createAvatar(lorelei, { ...look, seed: file, beardProbability: isBearded ? 100 : 0 });
  await writeFile(
    portraitPath(file),
    await sharp(Buffer.from(drawing.toString())).webp({ quality: 82 }).toBuffer(),
  );
}
