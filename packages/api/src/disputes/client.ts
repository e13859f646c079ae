import { type Api, bindClient, type Client } from "../http/client.ts";
import type { disputesContract } from "./contract.ts";
import { disputesRoutes } from "./routes.ts";

export type DisputesClient = Client<typeof disputesContract>;

/** The calls of this domain, bound to the one fetch. */
export function disputesClient(api: Api): DisputesClient {
  return bindClient<typeof disputesContract>(api, disputesRoutes);
}
