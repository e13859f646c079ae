import { type Api, bindClient, type Client } from "../http/client.ts";
import type { subscriptionsContract } from "./contract.ts";
import { subscriptionsRoutes } from "./routes.ts";

export type SubscriptionsClient = Client<typeof subscriptionsContract>;

/** The calls of this domain, bound to the one fetch. */
export function subscriptionsClient(api: Api): SubscriptionsClient {
  return bindClient<typeof subscriptionsContract>(api, subscriptionsRoutes);
}
