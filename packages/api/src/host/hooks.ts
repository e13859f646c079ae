import useSWR from "swr";
import { readingKey } from "../http/keys.ts";
import { useApi } from "../http/provider.ts";
import { hostClient } from "./client.ts";
import { hostRefreshMs, hostRoutes } from "./routes.ts";

/** Read anew while the page is looked at: not while it is hidden, nor offline. */
const looked = { refreshInterval: hostRefreshMs, refreshWhenHidden: false, refreshWhenOffline: false };

/** What the machine and the process measure of themselves. */
export function useHostFigures() {
  const client = hostClient(useApi());
  return useSWR(readingKey(hostRoutes.figures), () => client.figures(), looked);
}

/** Whether processes share a Redis, and how it does. */
export function useRedisFigures() {
  const client = hostClient(useApi());
  return useSWR(readingKey(hostRoutes.redis), () => client.redis(), looked);
}
