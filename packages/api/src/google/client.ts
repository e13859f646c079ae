import { type Api, bindClient, type Client } from "../http/client.ts";
import type { googleContract } from "./contract.ts";
import { googleRoutes } from "./routes.ts";

export type GoogleClient = Client<typeof googleContract>;

/** The calls of this domain, bound to the one fetch. */
export function googleClient(api: Api): GoogleClient {
  return bindClient<typeof googleContract>(api, googleRoutes);
}
