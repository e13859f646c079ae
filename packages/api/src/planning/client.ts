import { type Api, bindClient, type Client } from "../http/client.ts";
import type { planningContract } from "./contract.ts";
import { planningRoutes } from "./routes.ts";

export type PlanningClient = Client<typeof planningContract>;

/** The calls of this domain, bound to the one fetch. */
export function planningClient(api: Api): PlanningClient {
  return bindClient<typeof planningContract>(api, planningRoutes);
}
