/** The first wait, the longest one, in ms, and the share by which a wait strays, so that many do not come back at once. */
const firstMs = 1000;
const longestMs = 30_000;
const jitter = 0.1;

/** The wait before a reading is tried again, in ms: 1 s doubling to 30 s, 10 % more or less. `tries` is how often it was tried again before [SOCK-05]. */
export function backoffMs(tries: number, random: () => number = Math.random): number {
  const straying = 1 + jitter * (2 * random() - 1);
  return Math.round(Math.min(Math.min(firstMs * 2 ** tries, longestMs) * straying, longestMs));
}
