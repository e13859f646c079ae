import { type Api, bindClient, type Client } from "../http/client.ts";
import type { updatesContract } from "./contract.ts";
import { updatesRoutes } from "./routes.ts";

export type UpdatesClient = Client<typeof updatesContract>;

/** The calls of this domain, bound to the one fetch. */
export function updatesClient(api: Api): UpdatesClient {
  return bindClient<typeof updatesContract>(api, updatesRoutes);
}
