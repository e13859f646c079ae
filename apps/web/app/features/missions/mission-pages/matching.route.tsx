import { type MetaFunction, useSearchParams } from "react-router";
import { matchingLabel } from "../../../generated/paths.ts";
import { readPage } from "../../../platform/lists/index.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import { MatchingScreen } from "../missions/index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: matchingLabel, isPrivate: true });

export default function Matching() {
  const [params] = useSearchParams();
  return <MatchingScreen page={readPage(params)} showRejected={params.get("ecartees") === "oui"} />;
}
