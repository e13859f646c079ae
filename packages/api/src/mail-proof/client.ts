import { type Api, bindClient, type Client } from "../http/client.ts";
import type { mailProofContract } from "./contract.ts";
import { mailProofRoutes } from "./routes.ts";

export type MailProofClient = Client<typeof mailProofContract>;

/** The calls of this domain, bound to the one fetch. */
export function mailProofClient(api: Api): MailProofClient {
  return bindClient<typeof mailProofContract>(api, mailProofRoutes);
}
