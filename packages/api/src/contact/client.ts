import { type Api, bindClient, type Client } from "../http/client.ts";
import type { contactContract } from "./contract.ts";
import { contactRoutes } from "./routes.ts";

export type ContactClient = Client<typeof contactContract>;

/** The calls of this domain, bound to the one fetch. */
export function contactClient(api: Api): ContactClient {
  return bindClient<typeof contactContract>(api, contactRoutes);
}
