import { type MetaFunction, useParams } from "react-router";
import { billingDocumentLabel } from "../../../generated/paths.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import { DocumentScreen } from "./index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: billingDocumentLabel, isPrivate: true });

export default function BillingDocument() {
  const { documentId = "" } = useParams();
  return <DocumentScreen key={documentId} id={documentId} />;
}
