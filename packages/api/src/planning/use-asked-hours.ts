import useSWR from "swr";
import { readingKey } from "../http/keys.ts";
import { useApi } from "../http/provider.ts";
import { planningClient } from "./client.ts";
import { planningRoutes } from "./routes.ts";

/** The hours that await the person's answer. */
export function useAskedHours() {
  const client = planningClient(useApi());
  return useSWR(readingKey(planningRoutes.asked), () => client.asked());
}
