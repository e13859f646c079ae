import useSWR from "swr";
import type { AuditEntry } from "../audit/contract.ts";
import type { InputOf } from "../http/contract.ts";
import { readingKey } from "../http/keys.ts";
import type { PagedReading } from "../http/paged-reading.ts";
import { useApi } from "../http/provider.ts";
import { staffClient } from "./client.ts";
import type { staffContract } from "./contract.ts";
import { staffRoutes } from "./routes.ts";

/** What waits for administrators. */
export function useAdministration() {
  const client = staffClient(useApi());
  return useSWR(readingKey(staffRoutes.administration), () => client.administration());
}

/** What waits for moderators. */
export function useModeration() {
  const client = staffClient(useApi());
  return useSWR(readingKey(staffRoutes.moderation), () => client.moderation());
}

type LogInput = NonNullable<InputOf<typeof staffContract.moderationLog>["query"]>;

/** What moderators decided, page by page. */
export const moderationLogPages: PagedReading<AuditEntry, LogInput> = {
  route: staffRoutes.moderationLog,
  read: (api, query) => staffClient(api).moderationLog({ query }),
};
