import { type MetaFunction, useSearchParams } from "react-router";
import { MatchingScreen } from "../features/missions/index.ts";
import { memberPages } from "../pages.ts";
import { readPage } from "../platform/lists/index.ts";
import { pageMeta } from "../platform/page/index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: memberPages.matching.label, isPrivate: true });

export default function Matching() {
  const [params] = useSearchParams();
  return <MatchingScreen page={readPage(params)} showRejected={params.get("ecartees") === "oui"} />;
}
