import { initCache, SWRGlobalState, serialize } from "swr/_internal";
import type { ReadingKey } from "./keys.ts";
import { readingsOf } from "./use-readings.ts";

/** A page of SWR with readings on screen: what is known of each, and which were asked for again. */
export function shownReadings(known: readonly (readonly [ReadingKey, unknown])[]) {
  const cache = new Map<string, { data?: unknown; _k?: ReadingKey }>();
  const [, mutate] = initCache(cache as never) as unknown as [unknown, Parameters<typeof readingsOf>[0]];
  const revalidators = SWRGlobalState.get(cache as never)?.[0] ?? {};
  const again: ReadingKey[] = [];
  const textOf = (key: ReadingKey) => serialize(key)[0];
  for (const [key, data] of known) {
    cache.set(textOf(key), { data, _k: key });
    revalidators[textOf(key)] = [
      () => {
        again.push(key);
        return Promise.resolve(true);
      },
    ] as never;
  }
  return {
    readings: readingsOf(mutate),
    again,
    dataOf: (key: ReadingKey) => cache.get(textOf(key))?.data,
  };
}
