import { type Api, bindClient, type Client } from "../http/client.ts";
import type { dataAuditsContract } from "./contract.ts";
import { dataAuditsRoutes } from "./routes.ts";

export type DataAuditsClient = Client<typeof dataAuditsContract>;

/** The calls of this domain, bound to the one fetch. */
export function dataAuditsClient(api: Api): DataAuditsClient {
  return bindClient<typeof dataAuditsContract>(api, dataAuditsRoutes);
}
