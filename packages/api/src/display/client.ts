import { type Api, bindClient, type Client } from "../http/client.ts";
import type { displayContract } from "./contract.ts";
import { displayRoutes } from "./routes.ts";

export type DisplayClient = Client<typeof displayContract>;

/** The calls of this domain, bound to the one fetch. */
export function displayClient(api: Api): DisplayClient {
  return bindClient<typeof displayContract>(api, displayRoutes);
}
