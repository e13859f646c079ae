import { describe, expect, test } from "vitest";
import { backoffMs } from "./backoff.ts";

describe("the wait before a reading is tried again", () => {
  test("doubles from 1000 ms to 30000 ms [SOCK-05]", () => {
    const waits = [0, 1, 2, 3, 4, 5, 6, 2000].map((tries) => backoffMs(tries, () => 0.5));
    expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
  });

  test("strays by 10 % at most, and never beyond 30000 ms [SOCK-05]", () => {
    const between = [0, 4, 5].map((tries) => [backoffMs(tries, () => 0), backoffMs(tries, () => 1)]);
    expect(between).toEqual([
      [900, 1100],
      [14_400, 17_600],
      [27_000, 30_000],
    ]);
  });

  test("strays by chance", () => {
    const waits = new Set(Array.from({ length: 50 }, () => backoffMs(3)));
    expect(waits.size).toBeGreaterThan(5);
  });
});
