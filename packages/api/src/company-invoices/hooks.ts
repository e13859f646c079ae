import useSWR from "swr";
import { readingKey } from "../http/keys.ts";
import type { KeyedReading, PagedReading } from "../http/paged-reading.ts";
import { useApi } from "../http/provider.ts";
import { companyInvoicesClient } from "./client.ts";
import type { CompanyInvoiceHead, IssuedCompanyInvoice } from "./contract.ts";
import { companyInvoicesRoutes } from "./routes.ts";

interface Query {
  page?: number;
  limit?: number;
}

/** What the company made out to the signed-in person, page by page. */
export const companyInvoicePages: PagedReading<CompanyInvoiceHead, Query> = {
  route: companyInvoicesRoutes.list,
  read: (api, query) => companyInvoicesClient(api).list({ query }),
};

/** Everything that the company issued, page by page. */
export const issuedInvoicePages: KeyedReading<IssuedCompanyInvoice, { limit?: number }> = {
  route: companyInvoicesRoutes.issued,
  read: (api, query) => companyInvoicesClient(api).issued({ query }),
};

/** One invoice or credit note of the company. */
export function useCompanyInvoice(id: string) {
  const client = companyInvoicesClient(useApi());
  return useSWR(readingKey(companyInvoicesRoutes.one, { id }), () => client.one({ params: { id } }));
}
