import useSWR from "swr";
import type { InputOf } from "../http/contract.ts";
import { readingKey } from "../http/keys.ts";
import type { KeyedReading } from "../http/paged-reading.ts";
import { useApi } from "../http/provider.ts";
import { consentsClient } from "./client.ts";
import type { consentsContract } from "./contract.ts";
import type { ConsentRecordRow } from "./register.ts";
import { type ConsentKind, consentsRoutes } from "./routes.ts";

/** Where a consent of the signed-in person stands; nothing is read while it is not asked for. */
export function useConsent(kind: ConsentKind, isAsked = true) {
  const client = consentsClient(useApi());
  const route = kind === "ai" ? consentsRoutes.aiStatus : consentsRoutes.termsStatus;
  return useSWR(isAsked ? readingKey(route) : null, () =>
    kind === "ai" ? client.aiStatus() : client.termsStatus(),
  );
}

/** Where the acceptance of the terms stands, what they changed and which come next; the same reading as `useConsent` makes. */
export function useTermsStanding(isAsked = true) {
  const client = consentsClient(useApi());
  return useSWR(isAsked ? readingKey(consentsRoutes.termsStatus) : null, () => client.termsStatus());
}

type RegisterInput = NonNullable<InputOf<typeof consentsContract.register>["query"]>;

/** The register of consents, page by page. */
export const consentRegisterPages: KeyedReading<ConsentRecordRow, RegisterInput> = {
  route: consentsRoutes.register,
  read: (api, query) => consentsClient(api).register({ query }),
};

/** The versions of the terms, for administrators. */
export function useTermsVersions() {
  const client = consentsClient(useApi());
  return useSWR(readingKey(consentsRoutes.versions), () => client.versions());
}

/** All that a person agreed to. */
export function useConsentHistory(id: string) {
  const client = consentsClient(useApi());
  return useSWR(readingKey(consentsRoutes.history, { id }), () => client.history({ params: { id } }));
}
