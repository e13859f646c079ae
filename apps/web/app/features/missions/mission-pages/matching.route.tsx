import { lazy, Suspense } from "react";
import { type MetaFunction, useSearchParams } from "react-router";
import { matchingLabel } from "../../../generated/paths.ts";
import { readPage } from "../../../platform/lists/index.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import { loadAskedMissions } from "../asking/index.ts";
import { MatchingScreen } from "../missions/index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: matchingLabel, isPrivate: true });

const AskedMissions = lazy(loadAskedMissions);

export default function Matching() {
  const [params] = useSearchParams();
  const page = readPage(params);
  return (
    <MatchingScreen
      page={page}
      showRejected={params.get("ecartees") === "oui"}
      asked={
        page === 1 && (
          <Suspense fallback={null}>
            <AskedMissions />
          </Suspense>
        )
      }
    />
  );
}
