import { ListRowSkeleton } from "@jobami/ui/List";
import { Columns } from "@jobami/ui/layout/Columns";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { DataList } from "@jobami/ui/patterns/DataList";
import { PageHeader } from "@jobami/ui/patterns/PageHeader";
import { WorkPage } from "@jobami/ui/patterns/WorkPage";
import { link } from "@jobami/ui/styles";
import { lazy, type ReactNode, Suspense, useRef } from "react";
import { Link } from "react-router";
import { missionsLabel } from "../../../generated/paths.ts";
import { PageLinks } from "../../../platform/links/index.ts";
import { listFailure, useChosen, usePagedList } from "../../../platform/lists/index.ts";
import { usePageTitle } from "../../../platform/page/index.ts";
import { useSession } from "../../../platform/session/index.ts";
import { ActiveFilters } from "./ActiveFilters.tsx";
import { MissionFilters } from "./MissionFilters.tsx";
import { MissionRow } from "./MissionRow.tsx";
import * as css from "./MissionsScreen.css.ts";
import { MissionTabs } from "./MissionTabs.tsx";
import { missionPagesOf } from "./mission-pages.ts";
import { isOfZone, type MissionSearch, missionSearchPath } from "./mission-search.ts";
import { copy } from "./missions.copy.ts";
import { useBeside } from "./use-beside.ts";
import { useOpenedList } from "./use-opened-list.ts";

/** Seldom drawn, and loaded then. */
const NoMission = lazy(async () => ({ default: (await import("./NoMission.tsx")).NoMission }));

interface MissionsScreenProps {
  search: MissionSearch;
  onSearch: (search: MissionSearch) => void | Promise<void>;
  /** The mission beside the list. */
  besideId: string | null;
  /** Shows another one there, or none. */
  onBeside: (id: string | null) => void;
  /** Loads what draws it. */
  loadBeside: () => Promise<unknown>;
  /** Draws it; `onStep` shows the next (1) or the previous (-1) one of the list. */
  renderBeside: (id: string, onStep: (by: 1 | -1) => void) => ReactNode;
}

/** Missions to answer, and one's own. */
export function MissionsScreen(props: MissionsScreenProps) {
  return (
    <>
      {props.besideId === null && <ListTitle />}
      <Missions key={props.search.view} {...props} />
    </>
  );
}

/** Calls the page by its list while no mission is beside it. */
function ListTitle() {
  usePageTitle(missionsLabel);
  return null;
}

function countText(count: number, isCapped: boolean): string {
  if (isCapped) return `Plus de ${count.toLocaleString("fr-FR")} missions`;
  if (count === 0) return "Aucune mission";
  return count === 1 ? "1 mission" : `${count} missions`;
}

function Missions(props: MissionsScreenProps) {
  const { search, besideId, onBeside, loadBeside, renderBeside } = props;
  const { view, page } = search;
  const isOwn = view === "mes";
  const isAlone = besideId === null;
  const { pages, filter } = missionPagesOf(search);
  const list = usePagedList(pages, { filter, page });
  const isJobbeur = useSession().user?.user_type === "jobbeur";
  const isNearby = isJobbeur && isOfZone(search);
  const [chosen, choose] = useChosen(search, props.onSearch);
  const rows = useRef<HTMLDivElement>(null);
  useOpenedList(rows, list.items, missionSearchPath(search));
  const behind = isAlone ? undefined : css.behind;
  const { follow, approach, step } = useBeside({
    list: rows,
    items: list.items,
    besideId,
    onBeside,
    loadBeside,
  });
  return (
    <WorkPage gap={2}>
      <PageHeader
        size="compact"
        title="Missions"
        views={
          <Inline gap={4} rowGap={1} align="center">
            <MissionTabs current={view} search={search} />
            <p className={css.count}>
              {list.totalCount === null ? "" : countText(list.totalCount, list.isCapped)}
            </p>
            {isNearby && (
              <Link className={link} to={missionSearchPath({ ...search, page: 1, isNear: false })}>
                {copy.beyondZone}
              </Link>
            )}
          </Inline>
        }
      />
      <div className={behind}>
        <Stack gap={2}>
          <MissionFilters search={chosen} onSearch={choose} />
          <ActiveFilters search={chosen} onSearch={choose} />
        </Stack>
      </div>
      <Columns ratio={isAlone ? "1:auto" : "1:1"} from="wide" gap={isAlone ? undefined : 6} align="start">
        <div ref={rows} className={behind}>
          <DataList
            label={isOwn ? "Mes missions" : "Missions ouvertes"}
            look="rows"
            status={list.status}
            failure={listFailure(list)}
            items={list.items}
            getKey={(mission) => mission.id}
            renderItem={(mission) => (
              <MissionRow
                mission={mission}
                headingLevel={2}
                isBeside={mission.id === besideId}
                onFollow={follow}
                onApproach={approach}
              />
            )}
            skeleton={<ListRowSkeleton hasLeading />}
            skeletonCount={8}
            onRetry={list.retry}
            empty={
              <Suspense>
                <NoMission search={search} />
              </Suspense>
            }
          />
        </div>
        {!isAlone && <div className={css.beside}>{renderBeside(besideId, step)}</div>}
      </Columns>
      <div className={behind ?? css.pages}>
        <PageLinks
          page={page}
          totalPages={list.totalPages}
          pathOf={(other) => missionSearchPath({ ...search, page: other })}
        />
      </div>
    </WorkPage>
  );
}
