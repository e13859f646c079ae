import type { SWRConfiguration } from "swr";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { patientReading, readingDefaults } from "./provider.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** After how many ms a preset tries again, by how often it has failed; a failure that is not tried again is left out. */
function waitsOf(preset: SWRConfiguration, failures: readonly number[]): number[] {
  const waits: number[] = [];
  for (const retryCount of failures) {
    const from = Date.now();
    preset.onErrorRetry?.(
      new Error("down"),
      "key",
      preset as never,
      async () => waits.push(Date.now() - from) > 0,
      { retryCount, dedupe: true },
    );
    vi.runAllTimers();
  }
  return waits;
}

test("a reading that failed is tried once more, after 1 s [APP-06]", () => {
  expect(waitsOf(readingDefaults, [1, 2, 3])).toEqual([1000]);
});

test("the patient preset tries three times, after 1, 2 and 4 s, never later than 30 s [APP-06]", () => {
  expect(waitsOf(patientReading, [1, 2, 3, 4])).toEqual([1000, 2000, 4000]);
  expect(waitsOf({ ...patientReading, errorRetryCount: 9 }, [9])).toEqual([30_000]);
});

test("a wait strays by 10 %, so that many do not come back at once", () => {
  vi.mocked(Math.random).mockReturnValue(0);
  expect(waitsOf(readingDefaults, [1])).toEqual([900]);
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
