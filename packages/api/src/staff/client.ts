import { type Api, bindClient, type Client } from "../http/client.ts";
import type { staffContract } from "./contract.ts";
import { staffRoutes } from "./routes.ts";

export type StaffClient = Client<typeof staffContract>;

/** The calls of this domain, bound to the one fetch. */
export function staffClient(api: Api): StaffClient {
  return bindClient<typeof staffContract>(api, staffRoutes);
}
