import useSWR from "swr";
import { readingKey } from "../http/keys.ts";
import { useApi } from "../http/provider.ts";
import { blocksClient } from "./client.ts";
import { blocksRoutes } from "./routes.ts";

/** Whom the signed-in person blocks; nothing is read while it is not asked for. */
export function useBlocks(isAsked = true) {
  const client = blocksClient(useApi());
  return useSWR(isAsked ? readingKey(blocksRoutes.list) : null, async () => (await client.list()).data);
}
