import { type Api, bindClient, type Client } from "../http/client.ts";
import type { comparisonContract } from "./contract.ts";
import { comparisonRoutes } from "./routes.ts";

export type ComparisonClient = Client<typeof comparisonContract>;

/** The calls of this domain, bound to the one fetch. */
export function comparisonClient(api: Api): ComparisonClient {
  return bindClient<typeof comparisonContract>(api, comparisonRoutes);
}
