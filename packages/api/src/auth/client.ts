import { type Api, bindClient, type Client } from "../http/client.ts";
import type { authContract } from "./contract.ts";
import { authRoutes } from "./routes.ts";

export type AuthClient = Client<typeof authContract>;

/** The calls of this domain, bound to the one fetch. */
export function authClient(api: Api): AuthClient {
  return bindClient<typeof authContract>(api, authRoutes);
}
