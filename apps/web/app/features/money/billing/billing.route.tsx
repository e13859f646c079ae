import type { MetaFunction } from "react-router";
import { billingLabel } from "../../../generated/paths.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import { BillingScreen } from "./index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: billingLabel, isPrivate: true });

export default function Billing() {
  return <BillingScreen />;
}
