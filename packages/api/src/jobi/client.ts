import { type Api, bindClient, type Client } from "../http/client.ts";
import type { jobiContract } from "./contract.ts";
import { jobiRoutes } from "./routes.ts";

export type JobiClient = Client<typeof jobiContract>;

/** The calls of this domain, bound to the one fetch. */
export function jobiClient(api: Api): JobiClient {
  return bindClient<typeof jobiContract>(api, jobiRoutes);
}
