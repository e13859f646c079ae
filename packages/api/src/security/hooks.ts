import useSWR from "swr";
import { readingKey } from "../http/keys.ts";
import { useApi } from "../http/provider.ts";
import { securityClient } from "./client.ts";
import { type SecurityDays, securityRoutes } from "./routes.ts";

/** What was refused over the last days. */
export function useSecurityFigures(days: SecurityDays) {
  const client = securityClient(useApi());
  const query = { days: String(days) };
  return useSWR(readingKey(securityRoutes.figures, {}, query), () => client.figures({ query }));
}
