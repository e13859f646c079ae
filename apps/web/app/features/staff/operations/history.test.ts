import { hostFigures } from "@jobami/api/host/fixtures";
import { expect, test } from "vitest";
import { barsOf } from "./history.ts";

const { minutes } = hostFigures;

test("an hour is twelve bars, each as high as its highest minute", () => {
  const bars = barsOf(minutes, ({ errors }) => errors);
  expect(bars.map(({ value }) => value)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0]);
  expect(bars[0]?.at).toBe(minutes[0]?.at);
});

test("what has just begun is a bar that is not whole, at the start", () => {
  expect(barsOf(minutes.slice(0, 7), ({ rss }) => rss).map(({ at }) => at)).toEqual([
    minutes[0]?.at,
    minutes[2]?.at,
  ]);
  expect(barsOf([], ({ rss }) => rss)).toEqual([]);
});
