import { type Api, bindClient, type Client } from "../http/client.ts";
import type { accountContract } from "./contract.ts";
import { accountRoutes } from "./routes.ts";

export type AccountClient = Client<typeof accountContract>;

/** The calls of this domain, bound to the one fetch. */
export function accountClient(api: Api): AccountClient {
  return bindClient<typeof accountContract>(api, accountRoutes);
}
