import { type MetaFunction, useSearchParams } from "react-router";
import { receivedDocumentsLabel } from "../../../generated/paths.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import { ReceivedScreen } from "./index.ts";
import { readReceivedSearch } from "./where.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: receivedDocumentsLabel, isPrivate: true });

export default function ReceivedDocuments() {
  const [params] = useSearchParams();
  return <ReceivedScreen search={readReceivedSearch(params)} />;
}
