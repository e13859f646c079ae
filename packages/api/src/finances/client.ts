import { type Api, bindClient, type Client } from "../http/client.ts";
import type { financesContract } from "./contract.ts";
import { financesRoutes } from "./routes.ts";

export type FinancesClient = Client<typeof financesContract>;

/** The calls of this domain, bound to the one fetch. */
export function financesClient(api: Api): FinancesClient {
  return bindClient<typeof financesContract>(api, financesRoutes);
}
