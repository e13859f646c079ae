import { PNG } from "pngjs";
import { expect, test } from "vitest";
import { difference } from "./compare.ts";

function picture(
  width: number,
  height: number,
  dots: readonly [x: number, y: number, shade: number][] = [],
): Buffer {
  const png = new PNG({ width, height });
  png.data.fill(255);
  for (const [x, y, shade] of dots) png.data.fill(shade, (y * width + x) * 4, (y * width + x) * 4 + 3);
  return PNG.sync.write(png);
}

test("the same pixels are no difference, however the file was written", () => {
  const png = PNG.sync.read(picture(20, 10, [[3, 4, 0]]));
  expect(difference(picture(20, 10, [[3, 4, 0]]), PNG.sync.write(png, { deflateLevel: 1 }))).toBeUndefined();
});

test("one pixel that is one shade lighter is a difference of one pixel", () => {
  expect(difference(picture(20, 10, [[3, 4, 100]]), picture(20, 10, [[3, 4, 101]]))?.pixels).toBe(1);
});

test("a dot that moved by one pixel is a difference of two pixels", () => {
  expect(difference(picture(20, 10, [[3, 4, 0]]), picture(20, 10, [[4, 4, 0]]))?.pixels).toBe(2);
});

test("another size is a difference, also when all that is common is the same", () => {
  expect(difference(picture(20, 10), picture(20, 11))?.pixels).toBe(20);
});
