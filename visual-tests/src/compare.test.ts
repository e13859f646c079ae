import { expect, test } from "vitest";
import { difference } from "./compare.ts";
import { decode, encode, type Picture } from "./picture.ts";

function picture(
  width: number,
  height: number,
  dots: readonly [x: number, y: number, shade: number][] = [],
): Picture {
  const data = Buffer.alloc(width * height * 4, 255);
  for (const [x, y, shade] of dots) data.fill(shade, (y * width + x) * 4, (y * width + x) * 4 + 3);
  return { width, height, data };
}

test("the same pixels are no difference, and a PNG file gives them back", () => {
  const dotted = picture(20, 10, [[3, 4, 0]]);
  expect(difference(dotted, decode(encode(dotted)))).toBeUndefined();
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
