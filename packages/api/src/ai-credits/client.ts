import { type Api, bindClient, type Client } from "../http/client.ts";
import type { aiCreditsContract } from "./contract.ts";
import { aiCreditsRoutes } from "./routes.ts";

export type AiCreditsClient = Client<typeof aiCreditsContract>;

/** The calls of this domain, bound to the one fetch. */
export function aiCreditsClient(api: Api): AiCreditsClient {
  return bindClient<typeof aiCreditsContract>(api, aiCreditsRoutes);
}
