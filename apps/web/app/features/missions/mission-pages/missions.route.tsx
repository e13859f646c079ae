import { Skeleton, SkeletonGroup } from "@jobami/ui/Skeleton";
import { type ComponentProps, type ComponentType, lazy, Suspense, useState } from "react";
import { type MetaFunction, useLocation, useNavigate, useSearchParams } from "react-router";
import { missionsLabel } from "../../../generated/paths.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import { useSession } from "../../../platform/session/index.ts";
import {
  MissionsScreen,
  missionBesidePath,
  missionSearchPath,
  readMissionBeside,
  readMissionSearch,
  usualView,
} from "../missions/index.ts";

type Beside = typeof import("./mission-beside.tsx").MissionBesideList;
let arrived: Beside | undefined;

async function loadBeside() {
  const { MissionBesideList } = await import("./mission-beside.tsx");
  arrived = MissionBesideList;
  return { default: MissionBesideList };
}

const LateBeside = lazy(loadBeside);

/** The mission beside the list; drawn at once where its code came ahead, without the time that a late part takes to show. */
function MissionBeside(props: ComponentProps<Beside>) {
  const [Part] = useState<ComponentType<ComponentProps<Beside>>>(() => arrived ?? LateBeside);
  return (
    <Suspense fallback={<Loading />}>
      <Part {...props} />
    </Suspense>
  );
}

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: missionsLabel, isPrivate: true });

/** Of an entry that the list before it is one step back from. */
const fromList = { isFromList: true } as const;

export default function Missions() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const { user } = useSession();
  const search = readMissionSearch(params, usualView(user));
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
      onSearch={(next) => navigate(missionSearchPath(next), { preventScrollReset: true })}
      besideId={besideId}
      onBeside={show}
      loadBeside={loadBeside}
      renderBeside={(id, onStep) => <MissionBeside id={id} onStep={onStep} onClose={() => show(null)} />}
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
