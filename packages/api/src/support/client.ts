import { type Api, bindClient, type Client } from "../http/client.ts";
import type { supportContract } from "./contract.ts";
import { supportRoutes } from "./routes.ts";

export type SupportClient = Client<typeof supportContract>;

/** The calls of this domain, bound to the one fetch. */
export function supportClient(api: Api): SupportClient {
  return bindClient<typeof supportContract>(api, supportRoutes);
}
