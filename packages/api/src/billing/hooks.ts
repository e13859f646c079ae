import useSWR from "swr";
import type { AnswerOf, InputOf } from "../http/contract.ts";
import { readingKey } from "../http/keys.ts";
import type { PagedReading } from "../http/paged-reading.ts";
import { useApi } from "../http/provider.ts";
import type { Readings } from "../http/readings.ts";
import { billingClient } from "./client.ts";
import type {
  BillingDocument,
  billingContract,
  DocumentHead,
  ReceivedDocument,
  SeenDocument,
} from "./contract.ts";
import { billingRoutes } from "./routes.ts";
import type { StoredSettings } from "./settings.ts";

type ListInput = NonNullable<InputOf<typeof billingContract.list>["query"]>;

/** One's documents, page by page. */
export const documentPages: PagedReading<DocumentHead, ListInput> = {
  route: billingRoutes.list,
  read: (api, query) => billingClient(api).list({ query }),
};

type ReceivedInput = NonNullable<InputOf<typeof billingContract.received>["query"]>;

/** What was sent to one's account, page by page. */
export const receivedPages: PagedReading<ReceivedDocument, ReceivedInput> = {
  route: billingRoutes.received,
  read: (api, query) => billingClient(api).received({ query }),
};

/** Who one is on one's documents. */
export function useBillingSettings() {
  const client = billingClient(useApi());
  return useSWR(readingKey(billingRoutes.settings), () => client.settings());
}

/** What is due, overdue and waited for. */
export function useBillingSummary() {
  const client = billingClient(useApi());
  return useSWR(readingKey(billingRoutes.summary), () => client.summary());
}

/** One of one's documents. */
export function useBillingDocument(id: string) {
  const client = billingClient(useApi());
  return useSWR(readingKey(billingRoutes.one, { id }), () => client.one({ params: { id } }));
}

/** A document, for whoever has its link; `key` is what the mailed one holds. */
export function useSeenDocument(quoteId: string, key: string) {
  const client = billingClient(useApi());
  return useSWR(readingKey(billingRoutes.seen, { quoteId }), () =>
    client.seen({ params: { quoteId }, query: { key } }),
  );
}

/** The figures of staff. */
export function useBillingStats() {
  const client = billingClient(useApi());
  return useSWR(readingKey(billingRoutes.stats), () => client.stats());
}

/** Lists and sums are read anew: a document changed. */
export function forgetDocumentLists(readings: Readings): void {
  readings.readAgain(billingRoutes.list);
  readings.readAgain(billingRoutes.summary);
}

/** Puts a document where it is read; the lists it stands in are read anew. */
export function keepDocument(readings: Readings, data: BillingDocument): void {
  readings.change<AnswerOf<typeof billingContract.one>>(billingRoutes.one, { id: data.id }, () => ({
    success: true,
    data,
  }));
  forgetDocumentLists(readings);
}

/** Puts the settings where they are read. */
export function keepSettings(readings: Readings, data: StoredSettings): void {
  readings.change<AnswerOf<typeof billingContract.settings>>(billingRoutes.settings, {}, () => ({
    success: true,
    data,
  }));
}

/** Puts a document as its client reads it where it is read. */
export function keepSeenDocument(readings: Readings, quoteId: string, data: SeenDocument): void {
  readings.change<AnswerOf<typeof billingContract.seen>>(billingRoutes.seen, { quoteId }, () => ({
    success: true,
    data,
  }));
}
