import { type Api, bindClient, type Client } from "../http/client.ts";
import type { commentsContract } from "./contract.ts";
import { commentsRoutes } from "./routes.ts";

export type CommentsClient = Client<typeof commentsContract>;

/** The calls of this domain, bound to the one fetch. */
export function commentsClient(api: Api): CommentsClient {
  return bindClient<typeof commentsContract>(api, commentsRoutes);
}
