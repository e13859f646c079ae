import { type Api, bindClient, type Client } from "../http/client.ts";
import type { hostContract } from "./contract.ts";
import { hostRoutes } from "./routes.ts";

export type HostClient = Client<typeof hostContract>;

/** The calls of this domain, bound to the one fetch. */
export function hostClient(api: Api): HostClient {
  return bindClient<typeof hostContract>(api, hostRoutes);
}
