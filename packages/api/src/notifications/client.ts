import { type Api, bindClient, type Client } from "../http/client.ts";
import type { notificationsContract } from "./contract.ts";
import { notificationsRoutes } from "./routes.ts";

export type NotificationsClient = Client<typeof notificationsContract>;

/** The calls of this domain, bound to the one fetch. */
export function notificationsClient(api: Api): NotificationsClient {
  return bindClient<typeof notificationsContract>(api, notificationsRoutes);
}
