import useSWR from "swr";
import { readingKey } from "../http/keys.ts";
import { useApi } from "../http/provider.ts";
import { templatesClient } from "./client.ts";
import { templatesRoutes } from "./routes.ts";

/** The signed-in person's own templates. */
export function useTemplates() {
  const client = templatesClient(useApi());
  return useSWR(readingKey(templatesRoutes.list), async () => (await client.list()).data);
}
