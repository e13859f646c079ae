import useSWR from "swr";
import type { InputOf } from "../http/contract.ts";
import { readingKey } from "../http/keys.ts";
import type { PagedReading } from "../http/paged-reading.ts";
import { useApi } from "../http/provider.ts";
import { financesClient } from "./client.ts";
import type { FinancePayment, financesContract } from "./contract.ts";
import { type FinanceSide, financesRoutes } from "./routes.ts";

/** What was paid in a year, on one side; the current year where none is stated. */
export function useFinanceYear(sens: FinanceSide, year: number | null) {
  const client = financesClient(useApi());
  const query = { sens, ...(year === null ? {} : { annee: String(year) }) };
  return useSWR(readingKey(financesRoutes.year, {}, query), async () => (await client.year({ query })).data);
}

type Query = NonNullable<InputOf<typeof financesContract.payments>["query"]>;

/** The missions that were agreed on, with what was paid of each. */
export const financePaymentPages: PagedReading<FinancePayment, Query> = {
  route: financesRoutes.payments,
  read: (api, query) => financesClient(api).payments({ query }),
};
