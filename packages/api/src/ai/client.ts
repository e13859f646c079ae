import { type Api, bindClient, type Client } from "../http/client.ts";
import type { aiContract } from "./contract.ts";
import { aiRoutes } from "./routes.ts";

export type AiClient = Client<typeof aiContract>;

/** The calls of this domain, bound to the one fetch. */
export function aiClient(api: Api): AiClient {
  return bindClient<typeof aiContract>(api, aiRoutes);
}
