import { type Api, bindClient, type Client } from "../http/client.ts";
import type { peopleContract } from "./contract.ts";
import { peopleRoutes } from "./routes.ts";

export type PeopleClient = Client<typeof peopleContract>;

/** The calls of this domain, bound to the one fetch. */
export function peopleClient(api: Api): PeopleClient {
  return bindClient<typeof peopleContract>(api, peopleRoutes);
}
