import { expect, test } from "vitest";
import { spansOf } from "./periods.ts";

const edges = (spans: { start: string; end: string }[]) => [
  spans.length,
  spans[0]?.start,
  spans.at(-1)?.start,
  spans.at(-1)?.end,
];

test.each([
  [
    "7j",
    "2026-03-01",
    [7, "2026-02-23", "2026-03-01", "2026-03-02"],
    [7, "2026-02-16", "2026-02-22", "2026-02-23"],
  ],
  [
    "30j",
    "2028-02-29",
    [30, "2028-01-31", "2028-02-29", "2028-03-01"],
    [30, "2028-01-01", "2028-01-30", "2028-01-31"],
  ],
  [
    "12m",
    "2026-01-31",
    [12, "2025-02-01", "2026-01-01", "2026-02-01"],
    [12, "2024-02-01", "2025-01-01", "2025-02-01"],
  ],
] as const)("%s up to %s", (period, today, now, before) => {
  const spans = spansOf(period, today);
  expect([edges(spans.now), edges(spans.before)]).toEqual([now, before]);
});

test("parts follow each other without a gap, over the change of the hour too", () => {
  const { now, before } = spansOf("30j", "2026-11-10");
  const all = [...before, ...now];
  expect(all.every(({ end }, place) => place === all.length - 1 || all[place + 1]?.start === end)).toBe(true);
});
