import { type Api, bindClient, type Client } from "../http/client.ts";
import type { mailContract } from "./contract.ts";
import { mailRoutes } from "./routes.ts";

export type MailClient = Client<typeof mailContract>;

/** The calls of this domain, bound to the one fetch. */
export function mailClient(api: Api): MailClient {
  return bindClient<typeof mailContract>(api, mailRoutes);
}
