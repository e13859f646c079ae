import { type MetaFunction, useParams } from "react-router";
import { companyInvoiceLabel } from "../../../generated/paths.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import { CompanyInvoiceScreen } from "./index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: companyInvoiceLabel, isPrivate: true });

/** /dashboard/factures/{invoiceId} */
export default function CompanyInvoice() {
  const { invoiceId = "" } = useParams();
  return <CompanyInvoiceScreen key={invoiceId} id={invoiceId} />;
}
