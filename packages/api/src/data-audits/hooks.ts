import useSWR from "swr";
import type { InputOf } from "../http/contract.ts";
import { readingKey } from "../http/keys.ts";
import type { KeyedReading } from "../http/paged-reading.ts";
import { useApi } from "../http/provider.ts";
import { dataAuditsClient } from "./client.ts";
import type { DataAudit, dataAuditsContract } from "./contract.ts";
import { dataAuditsRoutes } from "./routes.ts";

type ListInput = NonNullable<InputOf<typeof dataAuditsContract.list>["query"]>;

/** Audits, page by page. */
export const dataAuditPages: KeyedReading<DataAudit, ListInput> = {
  route: dataAuditsRoutes.list,
  read: (api, query) => dataAuditsClient(api).list({ query }),
};

/** One audit with its checks. */
export function useDataAudit(id: string) {
  const client = dataAuditsClient(useApi());
  return useSWR(readingKey(dataAuditsRoutes.one, { id }), () => client.one({ params: { id } }));
}
