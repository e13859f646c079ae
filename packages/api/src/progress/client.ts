import { type Api, bindClient, type Client } from "../http/client.ts";
import type { progressContract } from "./contract.ts";
import { progressRoutes } from "./routes.ts";

export type ProgressClient = Client<typeof progressContract>;

/** The calls of this domain, bound to the one fetch. */
export function progressClient(api: Api): ProgressClient {
  return bindClient<typeof progressContract>(api, progressRoutes);
}
