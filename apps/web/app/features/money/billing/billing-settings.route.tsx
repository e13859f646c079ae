import type { MetaFunction } from "react-router";
import { billingSettingsLabel } from "../../../generated/paths.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import { SettingsScreen } from "./index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: billingSettingsLabel, isPrivate: true });

export default function BillingSettings() {
  return <SettingsScreen />;
}
