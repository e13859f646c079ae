import useSWR from "swr";
import { readingKey } from "../http/keys.ts";
import { useApi } from "../http/provider.ts";
import { portfolioClient } from "./client.ts";
import { portfolioRoutes } from "./routes.ts";

/** What the signed-in person shows of their work. */
export function usePortfolio() {
  const client = portfolioClient(useApi());
  return useSWR(readingKey(portfolioRoutes.list), async () => (await client.list()).data);
}
