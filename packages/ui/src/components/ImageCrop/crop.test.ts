import { describe, expect, test } from "vitest";
import {
  type Crop,
  centredCrop,
  corners,
  fitCrop,
  leastShare,
  moveCrop,
  pullCrop,
  scaleCrop,
  sizeCrop,
  wholeCrop,
} from "./crop.ts";

const part: Crop = { x: 0.1, y: 0.2, width: 0.4, height: 0.3 };
const rounded = ({ x, y, width, height }: Crop) =>
  [x, y, width, height].map((share) => Math.round(share * 1e6) / 1e6);
const isInside = ({ x, y, width, height }: Crop) =>
  x >= -1e-9 && y >= -1e-9 && x + width <= 1 + 1e-9 && y + height <= 1 + 1e-9 && width > 0 && height > 0;

describe("what remains of a picture", () => {
  test("moves as far as the picture goes", () => {
    expect(rounded(moveCrop(part, 0.1, -0.1))).toEqual([0.2, 0.1, 0.4, 0.3]);
    expect(rounded(moveCrop(part, 9, 9))).toEqual([0.6, 0.7, 0.4, 0.3]);
    expect(rounded(moveCrop(part, -9, -9))).toEqual([0, 0, 0.4, 0.3]);
  });

  const pulls = corners.flatMap((corner) =>
    [null, 0.75, 1.5].flatMap((share) =>
      [
        [0.1, 0.05],
        [-0.1, -0.3],
        [9, 9],
        [-9, 9],
      ].map(([across = 0, down = 0]) => ({ corner, share, across, down })),
    ),
  );
  test.each(pulls)(
    "is pulled by a corner while the opposite one stays: %j",
    ({ corner, share, across, down }) => {
      const start = fitCrop(part, share);
      const pulled = pullCrop(start, corner, across, down, share);
      expect(isInside(pulled)).toBe(true);
      if (share !== null) expect(pulled.width / pulled.height).toBeCloseTo(share);
      const still = ({ x, y, width, height }: Crop) => [
        x + (corner.isRight ? 0 : width),
        y + (corner.isBottom ? 0 : height),
      ];
      const [x = 0, y = 0] = still(start);
      expect(still(pulled)[0]).toBeCloseTo(x);
      expect(still(pulled)[1]).toBeCloseTo(y);
    },
  );

  test("takes a size in numbers, in its ratio where it has one", () => {
    expect(rounded(sizeCrop(part, { width: 0.95 }, null))).toEqual([0.05, 0.2, 0.95, 0.3]);
    const locked = sizeCrop(fitCrop(part, 0.75), { height: 0.9 }, 0.75);
    expect([locked.height, locked.width / locked.height].map((n) => Math.round(n * 100) / 100)).toEqual([
      0.9, 0.75,
    ]);
  });

  test("comes with its middle where it is put, as far as the picture goes", () => {
    expect(rounded(centredCrop(part, { x: 0.5, y: 0.5 }))).toEqual([0.3, 0.35, 0.4, 0.3]);
    expect(rounded(centredCrop(part, { x: 0, y: 1 }))).toEqual([0, 0.7, 0.4, 0.3]);
  });

  test("grows and shrinks around its middle, in its shape, no further than the picture and the least", () => {
    expect(rounded(scaleCrop(part, 0.5))).toEqual([0.2, 0.275, 0.2, 0.15]);
    for (const factor of [1.1, 3, 1 / 1.1, 0.001]) {
      const scaled = scaleCrop(part, factor);
      expect(isInside(scaled)).toBe(true);
      expect(scaled.width / scaled.height).toBeCloseTo(part.width / part.height);
      expect(Math.min(scaled.width, scaled.height)).toBeGreaterThanOrEqual(leastShare - 1e-9);
    }
    expect(rounded(scaleCrop(wholeCrop, 1.1))).toEqual([0, 0, 1, 1]);
  });
});
