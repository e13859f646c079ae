import useSWR from "swr";
import { readingKey } from "../http/keys.ts";
import { useApi } from "../http/provider.ts";
import { consentsClient } from "./client.ts";
import { type ConsentKind, consentsRoutes } from "./routes.ts";

/** Where a consent of the signed-in person stands; nothing is read while it is not asked for. */
export function useConsent(kind: ConsentKind, isAsked = true) {
  const client = consentsClient(useApi());
  const route = kind === "ai" ? consentsRoutes.aiStatus : consentsRoutes.termsStatus;
  return useSWR(isAsked ? readingKey(route) : null, () =>
    kind === "ai" ? client.aiStatus() : client.termsStatus(),
  );
}
