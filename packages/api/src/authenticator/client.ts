import { type Api, bindClient, type Client } from "../http/client.ts";
import type { authenticatorContract } from "./contract.ts";
import { authenticatorRoutes } from "./routes.ts";

export type AuthenticatorClient = Client<typeof authenticatorContract>;

/** The calls of this domain, bound to the one fetch. */
export function authenticatorClient(api: Api): AuthenticatorClient {
  return bindClient<typeof authenticatorContract>(api, authenticatorRoutes);
}
