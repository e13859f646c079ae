import { type Crop, wholeCrop } from "@jobami/ui/ImageCrop";
import { describe, expect, test } from "vitest";
import {
  finalSize,
  mirror,
  noEdits,
  type PhotoEdits,
  ratios,
  shareOf,
  turn,
  turnedSize,
  withRatio,
  zoomFor,
} from "./edits.ts";
import { adjustPixels } from "./pixels.ts";

const wide = { width: 1600, height: 1200 };
const part: Crop = { x: 0.1, y: 0.2, width: 0.4, height: 0.3 };
const rounded = ({ x, y, width, height }: Crop) =>
  [x, y, width, height].map((share) => Math.round(share * 1e6) / 1e6);
const isInside = ({ x, y, width, height }: Crop) =>
  x >= -1e-9 && y >= -1e-9 && x + width <= 1 + 1e-9 && y + height <= 1 + 1e-9 && width > 0 && height > 0;

describe("what remains of a picture", () => {
  test.each(ratios.slice(1))("takes the ratio %s, within the picture, turned or not", (ratio) => {
    for (const quarters of [0, 1] as const) {
      const edits = withRatio({ ...noEdits, quarters, crop: part }, ratio, wide);
      const { width, height } = finalSize(wide, edits, 5000);
      const [across = 1, down = 1] = ratio.split(":").map(Number);
      expect(width / height).toBeCloseTo(across / down, 2);
      expect(isInside(edits.crop)).toBe(true);
    }
  });
});

describe("a turned picture", () => {
  test("is where it was after four quarters, and after one there and back", () => {
    const start = { ...noEdits, crop: part, isMirrored: true };
    let edits: PhotoEdits = start;
    for (let quarter = 0; quarter < 4; quarter += 1) edits = turn(edits, "right", wide);
    expect(rounded(edits.crop)).toEqual(rounded(part));
    expect(edits).toMatchObject({ quarters: 0, isMirrored: true, isFlipped: false });
    const back = turn(turn(start, "left", wide), "right", wide);
    expect([back.quarters, rounded(back.crop)]).toEqual([0, rounded(part)]);
  });

  test("has its sides changed, and the same part in sight", () => {
    const turned = turn({ ...noEdits, crop: { x: 0, y: 0, width: 0.5, height: 0.25 } }, "right", wide);
    expect(turnedSize(wide, turned)).toEqual({ width: 1200, height: 1600 });
    // The corner at the top left goes to the top right.
    expect(rounded(turned.crop)).toEqual([0.75, 0, 0.25, 0.5]);
    expect(finalSize(wide, turned, 5000)).toEqual({ width: 300, height: 800 });
  });

  test("keeps its part when it is mirrored twice", () => {
    for (const axis of ["across", "down"] as const) {
      const once = mirror({ ...noEdits, crop: part, tilt: 3 }, axis);
      expect(once.tilt).toBe(-3);
      expect(rounded(mirror(once, axis).crop)).toEqual(rounded(part));
    }
    expect(rounded(mirror({ ...noEdits, crop: part }, "across").crop)).toEqual([0.5, 0.2, 0.4, 0.3]);
  });

  test("is drawn so large that no corner is empty when it leans", () => {
    expect(zoomFor(wide, 0)).toBe(1);
    for (const tilt of [-15, -4, 7, 15]) {
      const zoom = zoomFor(wide, tilt);
      const angle = (-tilt * Math.PI) / 180;
      for (const [x, y] of [
        [800, 600],
        [-800, 600],
      ] as const) {
        const across = Math.abs(x * Math.cos(angle) - y * Math.sin(angle)) / zoom;
        const down = Math.abs(x * Math.sin(angle) + y * Math.cos(angle)) / zoom;
        expect(across).toBeLessThanOrEqual(800.001);
        expect(down).toBeLessThanOrEqual(600.001);
      }
    }
  });

  test("is stored no larger than asked", () => {
    expect(finalSize(wide, { ...noEdits, crop: wholeCrop }, 800)).toEqual({ width: 800, height: 600 });
    expect(shareOf("free", wide)).toBeNull();
  });
});

describe("pixels", () => {
  const pixel = (...rgb: number[]) => Uint8ClampedArray.from([...rgb, 255]);
  const adjusted = (data: Uint8ClampedArray, light: Partial<PhotoEdits>) => {
    adjustPixels(data, { ...noEdits, ...light });
    return [...data];
  };

  test("stay when nothing is asked", () => {
    expect(adjusted(pixel(10, 120, 250), {})).toEqual([10, 120, 250, 255]);
  });

  test("become lighter and darker within bounds, and keep their opacity", () => {
    expect(adjusted(pixel(100, 100, 100), { brightness: 50 })).toEqual([164, 164, 164, 255]);
    expect(adjusted(pixel(250, 100, 0), { brightness: 100 }).slice(0, 3)).toEqual([255, 228, 128]);
    expect(adjusted(pixel(100, 50, 0), { brightness: -100 })).toEqual([0, 0, 0, 255]);
  });

  test("lose their colour, or stand further apart", () => {
    const [red, green, blue] = adjusted(pixel(200, 40, 90), { saturation: -100 });
    expect(new Set([red, green, blue]).size).toBe(1);
    expect(adjusted(pixel(100, 128, 156), { contrast: -100 })).toEqual([128, 128, 128, 255]);
    const [dark = 0, , light = 0] = adjusted(pixel(100, 128, 156), { contrast: 100 });
    expect(light - dark).toBeGreaterThan(56);
  });
});
