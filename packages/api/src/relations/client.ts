import { type Api, bindClient, type Client } from "../http/client.ts";
import type { relationsContract } from "./contract.ts";
import { relationsRoutes } from "./routes.ts";

export type RelationsClient = Client<typeof relationsContract>;

/** The calls of this domain, bound to the one fetch. */
export function relationsClient(api: Api): RelationsClient {
  return bindClient<typeof relationsContract>(api, relationsRoutes);
}
