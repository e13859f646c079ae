import { type Api, bindClient, type Client } from "../http/client.ts";
import type { promocodesContract } from "./contract.ts";
import { promocodesRoutes } from "./routes.ts";

export type PromocodesClient = Client<typeof promocodesContract>;

/** The calls of this domain, bound to the one fetch. */
export function promocodesClient(api: Api): PromocodesClient {
  return bindClient<typeof promocodesContract>(api, promocodesRoutes);
}
