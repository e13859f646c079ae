import { type Api, bindClient, type Client } from "../http/client.ts";
import type { missionsContract } from "./contract.ts";
import { missionsRoutes } from "./routes.ts";

export type MissionsClient = Client<typeof missionsContract>;

/** The calls of this domain, bound to the one fetch. */
export function missionsClient(api: Api): MissionsClient {
  return bindClient<typeof missionsContract>(api, missionsRoutes);
}
