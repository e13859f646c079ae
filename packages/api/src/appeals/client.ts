import { type Api, bindClient, type Client } from "../http/client.ts";
import type { appealsContract } from "./contract.ts";
import { appealsRoutes } from "./routes.ts";

export type AppealsClient = Client<typeof appealsContract>;

/** The calls of this domain, bound to the one fetch. */
export function appealsClient(api: Api): AppealsClient {
  return bindClient<typeof appealsContract>(api, appealsRoutes);
}
