import { type Api, bindClient, type Client } from "../http/client.ts";
import type { portfolioContract } from "./contract.ts";
import { portfolioRoutes } from "./routes.ts";

export type PortfolioClient = Client<typeof portfolioContract>;

/** The calls of this domain, bound to the one fetch. */
export function portfolioClient(api: Api): PortfolioClient {
  return bindClient<typeof portfolioContract>(api, portfolioRoutes);
}
