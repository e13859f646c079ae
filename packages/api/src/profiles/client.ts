import { type Api, bindClient, type Client } from "../http/client.ts";
import type { profilesContract } from "./contract.ts";
import { profilesRoutes } from "./routes.ts";

export type ProfilesClient = Client<typeof profilesContract>;

/** The calls of this domain, bound to the one fetch. */
export function profilesClient(api: Api): ProfilesClient {
  return bindClient<typeof profilesContract>(api, profilesRoutes);
}
