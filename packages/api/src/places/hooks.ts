import useSWR from "swr";
import { readingKey } from "../http/keys.ts";
import { useApi } from "../http/provider.ts";
import { placesClient } from "./client.ts";
import { placesRoutes } from "./routes.ts";

/** Communes for what was typed; nothing is asked for blanks. Earlier results stay while new ones load. */
export function usePlaces(typed: string) {
  const client = placesClient(useApi());
  const q = typed.trim();
  return useSWR(
    q === "" ? null : readingKey(placesRoutes.search, {}, { q }),
    () => client.search({ query: { q } }),
    { keepPreviousData: true },
  );
}
