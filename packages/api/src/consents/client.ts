import { type Api, bindClient, type Client } from "../http/client.ts";
import type { consentsContract } from "./contract.ts";
import { consentsRoutes } from "./routes.ts";

export type ConsentsClient = Client<typeof consentsContract>;

/** The calls of this domain, bound to the one fetch. */
export function consentsClient(api: Api): ConsentsClient {
  return bindClient<typeof consentsContract>(api, consentsRoutes);
}
