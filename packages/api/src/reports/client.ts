import { type Api, bindClient, type Client } from "../http/client.ts";
import type { reportsContract } from "./contract.ts";
import { reportsRoutes } from "./routes.ts";

export type ReportsClient = Client<typeof reportsContract>;

/** The calls of this domain, bound to the one fetch. */
export function reportsClient(api: Api): ReportsClient {
  return bindClient<typeof reportsContract>(api, reportsRoutes);
}
