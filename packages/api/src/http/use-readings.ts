import { useMemo } from "react";
import { type ScopedMutator, useSWRConfig } from "swr";
import { isReadingOf } from "./keys.ts";
import type { Readings } from "./readings.ts";

/** The readings that a cache of SWR holds. */
export function readingsOf(mutate: ScopedMutator): Readings {
  return {
    readAgain: (route, params) => void mutate((key) => isReadingOf(key, route, params)),
    change: (route, params, make) =>
      void mutate((key) => isReadingOf(key, route, params), make as (known: unknown) => unknown, {
        revalidate: (made) => made === undefined,
      }),
    keep: (key, answer) => void mutate(key, answer, { revalidate: false }),
  };
}

/** The readings of this page. */
export function useReadings(): Readings {
  const { mutate } = useSWRConfig();
  return useMemo(() => readingsOf(mutate), [mutate]);
}
