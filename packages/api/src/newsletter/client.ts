import { type Api, bindClient, type Client } from "../http/client.ts";
import type { newsletterContract } from "./contract.ts";
import { newsletterRoutes } from "./routes.ts";

export type NewsletterClient = Client<typeof newsletterContract>;

/** The calls of this domain, bound to the one fetch. */
export function newsletterClient(api: Api): NewsletterClient {
  return bindClient<typeof newsletterContract>(api, newsletterRoutes);
}
