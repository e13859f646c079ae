import { type Api, bindClient, type Client } from "../http/client.ts";
import type { withdrawalsContract } from "./contract.ts";
import { withdrawalsRoutes } from "./routes.ts";

export type WithdrawalsClient = Client<typeof withdrawalsContract>;

/** The calls of this domain, bound to the one fetch. */
export function withdrawalsClient(api: Api): WithdrawalsClient {
  return bindClient<typeof withdrawalsContract>(api, withdrawalsRoutes);
}
