import { lazy, Suspense } from "react";
import { type MetaFunction, useParams } from "react-router";
import { loadMemberProfile } from "../features/profile-seen/index.ts";
import { memberPages } from "../pages.ts";
import { pageMeta, useIsHydrated } from "../platform/page/index.ts";

const MemberProfile = lazy(loadMemberProfile);

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: memberPages.seenProfile.label, isPrivate: true });

/** /dashboard/profil/{slug} [PROF-04]. */
export default function SeenProfile() {
  const { slug = "" } = useParams();
  return useIsHydrated() ? (
    <Suspense fallback={null}>
      <MemberProfile key={slug} slug={slug} />
    </Suspense>
  ) : null;
}
