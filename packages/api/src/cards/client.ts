import { type Api, bindClient, type Client } from "../http/client.ts";
import type { cardsContract } from "./contract.ts";
import { cardsRoutes } from "./routes.ts";

export type CardsClient = Client<typeof cardsContract>;

/** The calls of this domain, bound to the one fetch. */
export function cardsClient(api: Api): CardsClient {
  return bindClient<typeof cardsContract>(api, cardsRoutes);
}
