import { type MetaFunction, useSearchParams } from "react-router";
import { HouseInvoicesScreen } from "../features/house-invoices/index.ts";
import { paidPages } from "../paid-pages.ts";
import { readPage } from "../platform/lists/index.ts";
import { pageMeta } from "../platform/page/index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: paidPages.houseInvoices.label, isPrivate: true });

/** /dashboard/factures */
export default function HouseInvoices() {
  const [params] = useSearchParams();
  return <HouseInvoicesScreen page={readPage(params)} />;
}
