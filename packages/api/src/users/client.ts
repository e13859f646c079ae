import { type Api, bindClient, type Client } from "../http/client.ts";
import type { usersContract } from "./contract.ts";
import { usersRoutes } from "./routes.ts";

export type UsersClient = Client<typeof usersContract>;

/** The calls of this domain, bound to the one fetch. */
export function usersClient(api: Api): UsersClient {
  return bindClient<typeof usersContract>(api, usersRoutes);
}
