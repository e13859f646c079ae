import useSWR from "swr";
import { readingKey } from "../http/keys.ts";
import { useApi } from "../http/provider.ts";
import { verificationClient } from "./client.ts";
import { verificationRoutes } from "./routes.ts";

/** What one proved of oneself. */
export function useOwnVerification() {
  const client = verificationClient(useApi());
  return useSWR(readingKey(verificationRoutes.own), () => client.own());
}

/** Who waits for a decision, for administrators. */
export function useVerificationQueue() {
  const client = verificationClient(useApi());
  return useSWR(readingKey(verificationRoutes.queue), () => client.queue());
}

/** The documents of somebody, for administrators. */
export function useVerificationOf(id: string) {
  const client = verificationClient(useApi());
  return useSWR(readingKey(verificationRoutes.person, { id }), () => client.person({ params: { id } }));
}
