import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { patientReading, readingDefaults } from "./provider.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a reading that failed is tried once more [APP-06]", () => {
  expect(readingDefaults.errorRetryCount).toBe(1);
});

test("the patient preset tries three times, after 1, 2 and 4 s, never later than 30 s [APP-06]", () => {
  const waits: number[] = [];
  const retry = (retryCount: number, most = 3) => {
    const from = Date.now();
    patientReading.onErrorRetry?.(
      new Error("down"),
      "key",
      { errorRetryCount: most } as never,
      async () => waits.push(Date.now() - from) > 0,
      { retryCount, dedupe: true },
    );
    vi.runAllTimers();
  };
  for (const count of [1, 2, 3, 4]) retry(count);
  retry(9, 9);
  expect([patientReading.errorRetryCount, waits]).toEqual([3, [1000, 2000, 4000, 30_000]]);
});

test("an answer is good for 30,000 ms [APP-07]", () => {
  expect([readingDefaults.dedupingInterval, readingDefaults.focusThrottleInterval]).toEqual([30_000, 30_000]);
});

test("coming back to the window reads nothing again [APP-08]", () => {
  expect(readingDefaults.revalidateOnFocus).toBe(false);
});

test("a refusal that asking again will not change is not asked again", () => {
  const failed = (status: number) => Object.assign(new Error("refused"), { status });
  const again = [403, 404, 429, 500].map((status) => readingDefaults.shouldRetryOnError(failed(status)));
  expect([...again, readingDefaults.shouldRetryOnError(new Error("lost"))]).toEqual([
    false,
    false,
    true,
    true,
    true,
  ]);
});
