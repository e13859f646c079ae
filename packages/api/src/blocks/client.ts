import { type Api, bindClient, type Client } from "../http/client.ts";
import type { blocksContract } from "./contract.ts";
import { blocksRoutes } from "./routes.ts";

export type BlocksClient = Client<typeof blocksContract>;

/** The calls of this domain, bound to the one fetch. */
export function blocksClient(api: Api): BlocksClient {
  return bindClient<typeof blocksContract>(api, blocksRoutes);
}
