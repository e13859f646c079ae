import type { MetaFunction } from "react-router";
import { billingPages } from "../billing-pages.ts";
import { SettingsScreen } from "../features/billing/index.ts";
import { pageMeta } from "../platform/page/index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: billingPages.billingSettings.label, isPrivate: true });

export default function BillingSettings() {
  return <SettingsScreen />;
}
