import { type Cache, unstable_serialize } from "swr";
import type { PageAnswer } from "./paged-reading.ts";
import type { Route } from "./route.ts";

/** What pages that were read, of any of these routes, state of one item; undefined where none has it. `cache` is SWR's. */
export function readIn<Item extends { id: string }>(
  cache: Pick<Cache, "keys" | "get">,
  routes: readonly Route[],
  id: string,
): Item | undefined {
  const prefixes = routes.map(({ path }) => unstable_serialize([path]));
  for (const key of cache.keys()) {
    if (!prefixes.some((prefix) => key.startsWith(prefix))) continue;
    const page = cache.get(key)?.data as PageAnswer<Item> | undefined;
    const item = page?.data.find((one) => one.id === id);
    if (item !== undefined) return item;
  }
  return undefined;
}
