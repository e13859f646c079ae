import { type Api, bindClient, type Client } from "../http/client.ts";
import type { maskingContract } from "./contract.ts";
import { maskingRoutes } from "./routes.ts";

export type MaskingClient = Client<typeof maskingContract>;

/** The calls of this domain, bound to the one fetch. */
export function maskingClient(api: Api): MaskingClient {
  return bindClient<typeof maskingContract>(api, maskingRoutes);
}
