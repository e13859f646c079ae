import { type Api, bindClient, type Client } from "../http/client.ts";
import type { companyInvoicesContract } from "./contract.ts";
import { companyInvoicesRoutes } from "./routes.ts";

export type CompanyInvoicesClient = Client<typeof companyInvoicesContract>;

/** The calls of this domain, bound to the one fetch. */
export function companyInvoicesClient(api: Api): CompanyInvoicesClient {
  return bindClient<typeof companyInvoicesContract>(api, companyInvoicesRoutes);
}
