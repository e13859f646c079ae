import { type Api, bindClient, type Client } from "../http/client.ts";
import type { statisticsContract } from "./contract.ts";
import { statisticsRoutes } from "./routes.ts";

export type StatisticsClient = Client<typeof statisticsContract>;

/** The calls of this domain, bound to the one fetch. */
export function statisticsClient(api: Api): StatisticsClient {
  return bindClient<typeof statisticsContract>(api, statisticsRoutes);
}
