import type { StatisticsPeriod } from "./routes.ts";

/** A part of a period: a day, or a month by its first day. */
export interface Span {
  /** `YYYY-MM-DD`, the first day. */
  start: string;
  /** The first day after it. */
  end: string;
}

/** A period, and the one of the same length before it, each in its parts. */
export interface Spans {
  now: Span[];
  before: Span[];
}

const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const dayMs = 86_400_000;

/** The day so many days after another. */
export const daysAfter = (day: string, count: number): string =>
  dayOf(Date.parse(`${day}T00:00:00Z`) + count * dayMs);

/** The first day of the month so many months after the one of a day. */
function monthAfter(day: string, count: number): string {
  const [year = 0, month = 1] = day.split("-").map(Number);
  return dayOf(Date.UTC(year, month - 1 + count, 1));
}

function partsOf(count: number, startOf: (place: number) => string): Span[] {
  return Array.from({ length: count }, (_, place) => ({ start: startOf(place), end: startOf(place + 1) }));
}

const lengths = { "7j": 7, "30j": 30, "12m": 12 } as const satisfies Record<StatisticsPeriod, number>;

/** The parts of a period that ends with `today` (a day in France, or its month), and of the one before. */
export function spansOf(period: StatisticsPeriod, today: string): Spans {
  const count = lengths[period];
  const after = period === "12m" ? monthAfter : daysAfter;
  const first = after(today, 1 - count);
  const before = after(first, -count);
  return {
    now: partsOf(count, (place) => after(first, place)),
    before: partsOf(count, (place) => after(before, place)),
  };
}
