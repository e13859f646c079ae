import useSWR from "swr";
import { readingKey } from "../http/keys.ts";
import { useApi } from "../http/provider.ts";
import type { Readings } from "../http/readings.ts";
import { favoritesClient } from "./client.ts";
import type { Favorite } from "./contract.ts";
import { favoritesRoutes } from "./routes.ts";

/** FAV-07: an answer is good for 5 minutes, in ms. */
export const favoritesReading = { dedupingInterval: 300_000 } as const;

/** The favourites of the signed-in person; nothing is read while it is not asked for. */
export function useFavorites(isAsked = true) {
  const client = favoritesClient(useApi());
  return useSWR(
    isAsked ? readingKey(favoritesRoutes.list) : null,
    async () => (await client.list()).data,
    favoritesReading,
  );
}

type Known = readonly Favorite[] | undefined;

/** Puts a favourite as it is now where it was in what was read; a new one stands first, or where it is stated. */
export function keepFavorite(readings: Readings, favorite: Favorite, at = 0): void {
  readings.change<Known>(favoritesRoutes.list, {}, (known) => {
    if (known === undefined) return undefined;
    const isOf = (one: Favorite) => one.favorite_user_id === favorite.favorite_user_id;
    return known.some(isOf)
      ? known.map((one) => (isOf(one) ? favorite : one))
      : [...known.slice(0, at), favorite, ...known.slice(at)];
  });
}

/** Takes a favourite out of what was read. */
export function dropFavorite(readings: Readings, userId: string): void {
  readings.change<Known>(favoritesRoutes.list, {}, (known) =>
    known?.filter((one) => one.favorite_user_id !== userId),
  );
}
