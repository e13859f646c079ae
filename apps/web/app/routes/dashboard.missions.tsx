import { Skeleton, SkeletonGroup } from "@jobami/ui/Skeleton";
import { lazy, Suspense } from "react";
import { type MetaFunction, useLocation, useNavigate, useSearchParams } from "react-router";
import {
  MissionsScreen,
  missionBesidePath,
  missionSearchPath,
  readMissionBeside,
  readMissionSearch,
} from "../features/missions/index.ts";
import { memberPages } from "../pages.ts";
import { pageMeta } from "../platform/page/index.ts";

const MissionBeside = lazy(() => import("./mission-beside.tsx"));

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: memberPages.missions.label, isPrivate: true });

/** Of an entry that the list before it is one step back from. */
const fromList = { isFromList: true } as const;

export default function Missions() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const search = readMissionSearch(params);
  const besideId = readMissionBeside(params);
  const isFromList = (state as Partial<typeof fromList> | null)?.isFromList === true;

  /** The first mission is a step from the list; going on from there leaves one step to come back by. */
  function show(id: string | null): void {
    if (id === null && isFromList) return void navigate(-1);
    void navigate(id === null ? missionSearchPath(search) : missionBesidePath(search, id), {
      replace: besideId !== null,
      preventScrollReset: true,
      state: id !== null && (besideId === null || isFromList) ? fromList : null,
    });
  }
  return (
    <MissionsScreen
      search={search}
      onSearch={(next) => void navigate(missionSearchPath(next), { preventScrollReset: true })}
      besideId={besideId}
      onBeside={show}
      renderBeside={(id, onStep) => (
        <Suspense fallback={<Loading />}>
          <MissionBeside id={id} onStep={onStep} onClose={() => show(null)} />
        </Suspense>
      )}
    />
  );
}

function Loading() {
  return (
    <SkeletonGroup>
      <Skeleton shape="title" />
    </SkeletonGroup>
  );
}
