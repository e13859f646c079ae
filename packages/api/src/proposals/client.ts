import { type Api, bindClient, type Client } from "../http/client.ts";
import type { proposalsContract } from "./contract.ts";
import { proposalsRoutes } from "./routes.ts";

export type ProposalsClient = Client<typeof proposalsContract>;

/** The calls of this domain, bound to the one fetch. */
export function proposalsClient(api: Api): ProposalsClient {
  return bindClient<typeof proposalsContract>(api, proposalsRoutes);
}
