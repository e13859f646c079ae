import useSWR from "swr";
import type { InputOf } from "../http/contract.ts";
import { readingKey } from "../http/keys.ts";
import type { KeyedReading } from "../http/paged-reading.ts";
import { useApi } from "../http/provider.ts";
import type { Readings } from "../http/readings.ts";
import type { Period } from "../staff/routes.ts";
import { reportsClient } from "./client.ts";
import type { ModerationCase, reportsContract } from "./contract.ts";
import { reportsRoutes } from "./routes.ts";

type CasesInput = NonNullable<InputOf<typeof reportsContract.cases>["query"]>;

/** Reported contents, page by page. */
export const casePages: KeyedReading<ModerationCase, CasesInput> = {
  route: reportsRoutes.cases,
  read: (api, query) => reportsClient(api).cases({ query }),
};

/** Figures of the contents that were reported, in a period where one is named. */
export function useReportStats(period: Period | undefined) {
  const client = reportsClient(useApi());
  const query = period === undefined ? {} : { period };
  return useSWR(readingKey(reportsRoutes.stats, {}, query), () => client.stats({ query }));
}

/** A reported content in its context. */
export function useModerationCase(id: string) {
  const client = reportsClient(useApi());
  return useSWR(readingKey(reportsRoutes.case, { id }), () => client.case({ params: { id } }));
}

/** Forgets the lists of reported contents, which one left and another joined: whoever shows one reads it anew. */
export function forgetCases(readings: Readings): void {
  readings.change(reportsRoutes.cases, {}, () => undefined);
}
