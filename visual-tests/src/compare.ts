import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";
import { encode, type Picture } from "./picture.ts";

/** How two pictures differ: `pixels` of the larger canvas, and a PNG file of the difference. */
export interface Difference {
  pixels: number;
  picture: Buffer;
}

function onCanvas(source: Picture, width: number, height: number): Buffer {
  const canvas = new PNG({ width, height });
  canvas.data.fill(0);
  const from = new PNG({ width: source.width, height: source.height });
  from.data = source.data;
  PNG.bitblt(from, canvas, 0, 0, source.width, source.height, 0, 0);
  return canvas.data;
}

/** Compares two pictures pixel by pixel, without tolerance; undefined when they are the same. */
export function difference(before: Picture, after: Picture): Difference | undefined {
  const isSameSize = before.width === after.width && before.height === after.height;
  if (isSameSize && before.data.equals(after.data)) return undefined;
  const [width, height] = [Math.max(before.width, after.width), Math.max(before.height, after.height)];
  const data = Buffer.alloc(width * height * 4);
  const pixels = pixelmatch(
    onCanvas(before, width, height),
    onCanvas(after, width, height),
    data,
    width,
    height,
    {
      threshold: 0,
      includeAA: true,
    },
  );
  return { pixels, picture: encode({ width, height, data }) };
}
