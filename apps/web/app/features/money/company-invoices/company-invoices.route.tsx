import { type MetaFunction, useSearchParams } from "react-router";
import { companyInvoicesLabel } from "../../../generated/paths.ts";
import { readPage } from "../../../platform/lists/index.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import { CompanyInvoicesScreen } from "./index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: companyInvoicesLabel, isPrivate: true });

/** /dashboard/factures */
export default function CompanyInvoices() {
  const [params] = useSearchParams();
  return <CompanyInvoicesScreen page={readPage(params)} />;
}
