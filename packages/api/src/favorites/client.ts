import { type Api, bindClient, type Client } from "../http/client.ts";
import type { favoritesContract } from "./contract.ts";
import { favoritesRoutes } from "./routes.ts";

export type FavoritesClient = Client<typeof favoritesContract>;

/** The calls of this domain, bound to the one fetch. */
export function favoritesClient(api: Api): FavoritesClient {
  return bindClient<typeof favoritesContract>(api, favoritesRoutes);
}
