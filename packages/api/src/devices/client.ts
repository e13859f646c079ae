import { type Api, bindClient, type Client } from "../http/client.ts";
import type { devicesContract } from "./contract.ts";
import { devicesRoutes } from "./routes.ts";

export type DevicesClient = Client<typeof devicesContract>;

/** The calls of this domain, bound to the one fetch. */
export function devicesClient(api: Api): DevicesClient {
  return bindClient<typeof devicesContract>(api, devicesRoutes);
}
