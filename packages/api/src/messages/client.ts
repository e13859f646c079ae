import { type Api, bindClient, type Client } from "../http/client.ts";
import type { messagesContract } from "./contract.ts";
import { messagesRoutes } from "./routes.ts";

export type MessagesClient = Client<typeof messagesContract>;

/** The calls of this domain, bound to the one fetch. */
export function messagesClient(api: Api): MessagesClient {
  return bindClient<typeof messagesContract>(api, messagesRoutes);
}
