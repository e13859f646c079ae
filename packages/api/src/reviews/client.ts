import { type Api, bindClient, type Client } from "../http/client.ts";
import type { reviewsContract } from "./contract.ts";
import { reviewsRoutes } from "./routes.ts";

export type ReviewsClient = Client<typeof reviewsContract>;

/** The calls of this domain, bound to the one fetch. */
export function reviewsClient(api: Api): ReviewsClient {
  return bindClient<typeof reviewsContract>(api, reviewsRoutes);
}
