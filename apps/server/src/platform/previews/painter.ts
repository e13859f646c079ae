import sharp from "sharp";
import { drawingOf, portrait } from "./drawing.ts";
import type { PreviewAnswer, PreviewOrder } from "./preview-order.ts";

// The process that draws link previews. It reads its own drawings and pictures that the server made, and no file.

sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["VipsForeignLoadSvgBuffer", "VipsForeignLoadWebpBuffer"] });
sharp.cache(false);
sharp.concurrency(1);

/** A photo, as round as its place. */
function roundPhoto(photo: string): Promise<Buffer> {
  const { size } = portrait;
  const disc = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><circle cx="${size / 2}" cy="${size / 2}" r="${size / 2}"/></svg>`;
  return sharp(Buffer.from(photo, "base64"), { limitInputPixels: 2_000_000 })
    .resize({ width: size, height: size, fit: "cover" })
    .composite([{ input: Buffer.from(disc), blend: "dest-in" }])
    .webp({ lossless: true })
    .toBuffer();
}

/** Draws a link preview. Throws where the photo is none. */
export async function paint(order: PreviewOrder): Promise<PreviewAnswer> {
  const over =
    order.photo === null
      ? []
      : [{ input: await roundPhoto(order.photo), left: portrait.left, top: portrait.top }];
  const jpeg = await sharp(Buffer.from(drawingOf(order)))
    .composite(over)
    .flatten({ background: "#fff" })
    .jpeg({ quality: 86, chromaSubsampling: "4:4:4" })
    .toBuffer();
  return { jpeg: jpeg.toString("base64") };
}

process.on("message", (order: PreviewOrder) => {
  paint(order).then(
    (answer) => process.send?.(answer),
    () => process.send?.({ refused: "FILE_UNREADABLE" }),
  );
});
