import { type MetaFunction, useParams } from "react-router";
import { sharedPages } from "../billing-pages.ts";
import { SharedScreen } from "../features/billing/index.ts";
import { pageMeta } from "../platform/page/index.ts";

/** Whoever has the link reads it; no search engine does. */
export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: sharedPages.quoteAcceptance.label, isPrivate: true });

/** /quote-acceptance/{quoteId} and /document/{quoteId} [INV-01]. */
export default function QuoteAcceptance() {
  const { quoteId = "" } = useParams();
  return <SharedScreen key={quoteId} quoteId={quoteId} />;
}
