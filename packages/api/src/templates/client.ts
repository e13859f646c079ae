import { type Api, bindClient, type Client } from "../http/client.ts";
import type { templatesContract } from "./contract.ts";
import { templatesRoutes } from "./routes.ts";

export type TemplatesClient = Client<typeof templatesContract>;

/** The calls of this domain, bound to the one fetch. */
export function templatesClient(api: Api): TemplatesClient {
  return bindClient<typeof templatesContract>(api, templatesRoutes);
}
