import { type Api, bindClient, type Client } from "../http/client.ts";
import type { houseInvoicesContract } from "./contract.ts";
import { houseInvoicesRoutes } from "./routes.ts";

export type HouseInvoicesClient = Client<typeof houseInvoicesContract>;

/** The calls of this domain, bound to the one fetch. */
export function houseInvoicesClient(api: Api): HouseInvoicesClient {
  return bindClient<typeof houseInvoicesContract>(api, houseInvoicesRoutes);
}
