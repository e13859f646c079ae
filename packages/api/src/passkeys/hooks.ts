import useSWR from "swr";
import { readingKey } from "../http/keys.ts";
import { useApi } from "../http/provider.ts";
import { passkeysClient } from "./client.ts";
import { passkeysRoutes } from "./routes.ts";

/** One's passkeys. */
export function usePasskeys() {
  const client = passkeysClient(useApi());
  return useSWR(readingKey(passkeysRoutes.list), () => client.list());
}
