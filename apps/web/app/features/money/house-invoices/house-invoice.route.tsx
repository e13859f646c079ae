import { type MetaFunction, useParams } from "react-router";
import { houseInvoiceLabel } from "../../../generated/paths.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import { HouseInvoiceScreen } from "./index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: houseInvoiceLabel, isPrivate: true });

/** /dashboard/factures/{invoiceId} */
export default function HouseInvoice() {
  const { invoiceId = "" } = useParams();
  return <HouseInvoiceScreen key={invoiceId} id={invoiceId} />;
}
