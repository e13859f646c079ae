import useSWR from "swr";
import { readingKey } from "../http/keys.ts";
import type { KeyedReading, PagedReading } from "../http/paged-reading.ts";
import { useApi } from "../http/provider.ts";
import { houseInvoicesClient } from "./client.ts";
import type { HouseInvoiceHead, IssuedHouseInvoice } from "./contract.ts";
import { houseInvoicesRoutes } from "./routes.ts";

interface Query {
  page?: number;
  limit?: number;
}

/** What the house made out to the signed-in person, page by page. */
export const houseInvoicePages: PagedReading<HouseInvoiceHead, Query> = {
  route: houseInvoicesRoutes.list,
  read: (api, query) => houseInvoicesClient(api).list({ query }),
};

/** Everything that the house issued, page by page. */
export const issuedInvoicePages: KeyedReading<IssuedHouseInvoice, { limit?: number }> = {
  route: houseInvoicesRoutes.issued,
  read: (api, query) => houseInvoicesClient(api).issued({ query }),
};

/** One invoice or credit note of the house. */
export function useHouseInvoice(id: string) {
  const client = houseInvoicesClient(useApi());
  return useSWR(readingKey(houseInvoicesRoutes.one, { id }), () => client.one({ params: { id } }));
}
