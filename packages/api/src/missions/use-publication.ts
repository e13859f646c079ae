import useSWR from "swr";
import { readingKey } from "../http/keys.ts";
import { useApi } from "../http/provider.ts";
import { missionsClient } from "./client.ts";
import { missionsRoutes } from "./routes.ts";

/** What became of the publication of a mission of the person's own. */
export function usePublication(id: string) {
  const client = missionsClient(useApi());
  return useSWR(
    readingKey(missionsRoutes.publication, { id }),
    async () => (await client.publication({ params: { id } })).data,
  );
}
