import { lazy, Suspense } from "react";
import { type MetaFunction, useParams } from "react-router";
import { seenProfileLabel } from "../../../generated/paths.ts";
import { pageMeta, useIsHydrated } from "../../../platform/page/index.ts";
import { loadMemberProfile } from "./index.ts";

const MemberProfile = lazy(loadMemberProfile);

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: seenProfileLabel, isPrivate: true });

/** /dashboard/profil/{slug} [PROF-04]. */
export default function SeenProfile() {
  const { slug = "" } = useParams();
  return useIsHydrated() ? (
    <Suspense fallback={null}>
      <MemberProfile key={slug} slug={slug} />
    </Suspense>
  ) : null;
}
