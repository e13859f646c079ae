import { type Api, bindClient, type Client } from "../http/client.ts";
import type { securityContract } from "./contract.ts";
import { securityRoutes } from "./routes.ts";

export type SecurityClient = Client<typeof securityContract>;

/** The calls of this domain, bound to the one fetch. */
export function securityClient(api: Api): SecurityClient {
  return bindClient<typeof securityContract>(api, securityRoutes);
}
