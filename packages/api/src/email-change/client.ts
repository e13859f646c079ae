import { type Api, bindClient, type Client } from "../http/client.ts";
import type { emailChangeContract } from "./contract.ts";
import { emailChangeRoutes } from "./routes.ts";

export type EmailChangeClient = Client<typeof emailChangeContract>;

/** The calls of this domain, bound to the one fetch. */
export function emailChangeClient(api: Api): EmailChangeClient {
  return bindClient<typeof emailChangeContract>(api, emailChangeRoutes);
}
