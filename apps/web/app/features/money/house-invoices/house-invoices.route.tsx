import { type MetaFunction, useSearchParams } from "react-router";
import { houseInvoicesLabel } from "../../../generated/paths.ts";
import { readPage } from "../../../platform/lists/index.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import { HouseInvoicesScreen } from "./index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: houseInvoicesLabel, isPrivate: true });

/** /dashboard/factures */
export default function HouseInvoices() {
  const [params] = useSearchParams();
  return <HouseInvoicesScreen page={readPage(params)} />;
}
