import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";

/** How two pictures differ: `pixels` of the larger canvas, and a picture of the difference. */
export interface Difference {
  pixels: number;
  picture: Buffer;
}

function onCanvas(source: PNG, width: number, height: number): Buffer {
  const canvas = new PNG({ width, height });
  canvas.data.fill(0);
  PNG.bitblt(source, canvas, 0, 0, source.width, source.height, 0, 0);
  return canvas.data;
}

/** Compares two PNG files pixel by pixel, without tolerance; undefined when they are the same. */
export function difference(before: Buffer, after: Buffer): Difference | undefined {
  if (before.equals(after)) return undefined;
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)];
  const [width, height] = [Math.max(one.width, other.width), Math.max(one.height, other.height)];
  const canvas = new PNG({ width, height });
  const pixels = pixelmatch(
    onCanvas(one, width, height),
    onCanvas(other, width, height),
    canvas.data,
    width,
    height,
    {
      threshold: 0,
      includeAA: true,
    },
  );
  const isSameSize = one.width === other.width && one.height === other.height;
  return pixels === 0 && isSameSize ? undefined : { pixels, picture: PNG.sync.write(canvas) };
}
