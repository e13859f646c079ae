import useSWR from "swr";
import { readingKey } from "../http/keys.ts";
import { useApi } from "../http/provider.ts";
import { consentsClient } from "./client.ts";
import { type ConsentKind, consentsRoutes } from "./routes.ts";

/** Where a consent of the signed-in person stands. */
export function useConsent(kind: ConsentKind) {
  const client = consentsClient(useApi());
  const route = kind === "ai" ? consentsRoutes.aiStatus : consentsRoutes.termsStatus;
  return useSWR(readingKey(route), () => (kind === "ai" ? client.aiStatus() : client.termsStatus()));
}
