import { lazy, Suspense } from "react";
import { type MetaFunction, useNavigate, useParams, useSearchParams } from "react-router";
import { missionLabel } from "../../../generated/paths.ts";
import { missionPath } from "../../../paths.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import { useSession } from "../../../platform/session/index.ts";
import { loadCountedLook } from "../../activity/counted-views/index.ts";
import { CommentsSection } from "../comments/index.ts";
import { MissionScreen } from "../missions/index.ts";
import { MissionFollowUp } from "./mission-follow-up.tsx";
import { missionParts } from "./mission-parts.tsx";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: missionLabel, isPrivate: true });

const CountedLook = lazy(loadCountedLook);
export default function Mission() {
  const { id = "" } = useParams();
  const [params] = useSearchParams();
  const { user } = useSession();
  const navigate = useNavigate();
  if (user === null) return null;
  const parts = missionParts(user, {
    chosenId: params.get("proposition"),
    isComparing: params.has("comparer"),
    onCompared: () => void navigate(missionPath(id), { replace: true, preventScrollReset: true }),
  });
  return (
    <MissionScreen
      key={id}
      id={id}
      {...parts}
      renderProgress={(mission) => (
        <>
          <MissionFollowUp mission={mission} user={user} />
          {mission.owner.id !== user.id && !mission.isHidden && (
            <Suspense fallback={null}>
              <CountedLook kind="mission" id={mission.id} />
            </Suspense>
          )}
        </>
      )}
      renderComments={(mission) => <CommentsSection mission={mission} userId={user.id} />}
    />
  );
}
