import { type MetaFunction, useParams } from "react-router";
import { billingPages } from "../billing-pages.ts";
import { DocumentScreen } from "../features/billing/index.ts";
import { pageMeta } from "../platform/page/index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: billingPages.billingDocument.label, isPrivate: true });

export default function BillingDocument() {
  const { documentId = "" } = useParams();
  return <DocumentScreen key={documentId} id={documentId} />;
}
