import type { Clock } from "../platform/clock/clock.ts";

/** Time that only moves when the test moves it. */
export interface TestClock extends Clock {
  /** Moves time forward, in ms. */
  advance(ms: number): void;
  /** Goes back to the start. */
  reset(): void;
}

/** A clock that starts at a fixed instant. */
export function createTestClock(start = "2026-11-20T09:00:00.000Z"): TestClock {
  let now = Date.parse(start);
  return {
    now: () => now,
    reset: () => {
      now = Date.parse(start);
    },
    advance: (ms) => {
      now += ms;
    },
  };
}
