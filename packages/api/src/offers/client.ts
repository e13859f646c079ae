import { type Api, bindClient, type Client } from "../http/client.ts";
import type { offersContract } from "./contract.ts";
import { offersRoutes } from "./routes.ts";

export type OffersClient = Client<typeof offersContract>;

/** The calls of this domain, bound to the one fetch. */
export function offersClient(api: Api): OffersClient {
  return bindClient<typeof offersContract>(api, offersRoutes);
}
