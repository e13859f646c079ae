import { type Api, bindClient, type Client } from "../http/client.ts";
import type { searchContract } from "./contract.ts";
import { searchRoutes } from "./routes.ts";

export type SearchClient = Client<typeof searchContract>;

/** The calls of this domain, bound to the one fetch. */
export function searchClient(api: Api): SearchClient {
  return bindClient<typeof searchContract>(api, searchRoutes);
}
