import { type MetaFunction, useParams } from "react-router";
import { HouseInvoiceScreen } from "../features/house-invoices/index.ts";
import { paidPages } from "../paid-pages.ts";
import { pageMeta } from "../platform/page/index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: paidPages.houseInvoice.label, isPrivate: true });

/** /dashboard/factures/{invoiceId} */
export default function HouseInvoice() {
  const { invoiceId = "" } = useParams();
  return <HouseInvoiceScreen key={invoiceId} id={invoiceId} />;
}
