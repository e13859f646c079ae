import { type Api, bindClient, type Client } from "../http/client.ts";
import type { billingContract } from "./contract.ts";
import { billingRoutes } from "./routes.ts";

export type BillingClientCalls = Client<typeof billingContract>;

/** The calls of this domain, bound to the one fetch. */
export function billingClient(api: Api): BillingClientCalls {
  return bindClient<typeof billingContract>(api, billingRoutes);
}
