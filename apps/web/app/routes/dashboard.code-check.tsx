import { type MetaFunction, useParams } from "react-router";
import { CodeCheckScreen } from "../features/partner-offers/index.ts";
import { offerPages } from "../offer-pages.ts";
import { pageMeta } from "../platform/page/index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: offerPages.codeCheck.label, isPrivate: true });

export default function CodeCheck() {
  return <CodeCheckScreen hash={useParams().hash ?? ""} />;
}
