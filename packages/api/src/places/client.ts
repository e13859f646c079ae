import { type Api, bindClient, type Client } from "../http/client.ts";
import type { placesContract } from "./contract.ts";
import { placesRoutes } from "./routes.ts";

export type PlacesClient = Client<typeof placesContract>;

/** The calls of this domain, bound to the one fetch. */
export function placesClient(api: Api): PlacesClient {
  return bindClient<typeof placesContract>(api, placesRoutes);
}
