import { type MetaFunction, useParams, useSearchParams } from "react-router";
import { quoteAcceptanceLabel } from "../../../generated/paths.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import { SharedScreen } from "./index.ts";

/** Whoever has the link reads it; no search engine does. */
export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: quoteAcceptanceLabel, isPrivate: true });

/** /quote-acceptance/{quoteId} and /document/{quoteId} [INV-01]. */
export default function QuoteAcceptance() {
  const { quoteId = "" } = useParams();
  const [query] = useSearchParams();
  return <SharedScreen key={quoteId} quoteId={quoteId} answerKey={query.get("cle") ?? ""} />;
}
