import { type Api, bindClient, type Client } from "../http/client.ts";
import type { adviceContract } from "./contract.ts";
import { adviceRoutes } from "./routes.ts";

export type AdviceClient = Client<typeof adviceContract>;

/** The calls of this domain, bound to the one fetch. */
export function adviceClient(api: Api): AdviceClient {
  return bindClient<typeof adviceContract>(api, adviceRoutes);
}
