import { type Api, bindClient, type Client } from "../http/client.ts";
import type { qualityContract } from "./contract.ts";
import { qualityRoutes } from "./routes.ts";

export type QualityClient = Client<typeof qualityContract>;

/** The calls of this domain, bound to the one fetch. */
export function qualityClient(api: Api): QualityClient {
  return bindClient<typeof qualityContract>(api, qualityRoutes);
}
