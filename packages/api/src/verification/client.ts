import { type Api, bindClient, type Client } from "../http/client.ts";
import type { verificationContract } from "./contract.ts";
import { verificationRoutes } from "./routes.ts";

export type VerificationClient = Client<typeof verificationContract>;

/** The calls of this domain, bound to the one fetch. */
export function verificationClient(api: Api): VerificationClient {
  return bindClient<typeof verificationContract>(api, verificationRoutes);
}
