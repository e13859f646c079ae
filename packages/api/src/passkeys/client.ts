import { type Api, bindClient, type Client } from "../http/client.ts";
import type { passkeysContract } from "./contract.ts";
import { passkeysRoutes } from "./routes.ts";

export type PasskeysClient = Client<typeof passkeysContract>;

/** The calls of this domain, bound to the one fetch. */
export function passkeysClient(api: Api): PasskeysClient {
  return bindClient<typeof passkeysContract>(api, passkeysRoutes);
}
