import useSWR from "swr";
import type { AuditEntry } from "../audit/contract.ts";
import type { InputOf } from "../http/contract.ts";
import { readingKey } from "../http/keys.ts";
import type { KeyedReading } from "../http/paged-reading.ts";
import { useApi } from "../http/provider.ts";
import { staffClient } from "./client.ts";
import type { staffContract } from "./contract.ts";
import { staffRoutes } from "./routes.ts";

/** How often what waits is read again. */
const workRefreshMs = 30_000;

/** What waits for who asks, read again every half minute while it is looked at. */
export function useWork() {
  const client = staffClient(useApi());
  return useSWR(readingKey(staffRoutes.work), () => client.work(), { refreshInterval: workRefreshMs });
}

/** Figures of accounts, and what staff did last. */
export function useAdministration() {
  const client = staffClient(useApi());
  return useSWR(readingKey(staffRoutes.administration), () => client.administration());
}

/** Figures of suspensions, and the last acts of a moderator. */
export function useModeration() {
  const client = staffClient(useApi());
  return useSWR(readingKey(staffRoutes.moderation), () => client.moderation());
}

type LogInput = NonNullable<InputOf<typeof staffContract.moderationLog>["query"]>;

/** What moderators decided, page by page. */
export const moderationLogPages: KeyedReading<AuditEntry, LogInput> = {
  route: staffRoutes.moderationLog,
  read: (api, query) => staffClient(api).moderationLog({ query }),
};
