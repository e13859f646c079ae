import type { Mission } from "@jobami/api/missions/contract";
import { useAllMissions, useMissions } from "@jobami/api/missions/hooks";
import { Container } from "@jobami/ui/Container";
import { EmptyState } from "@jobami/ui/EmptyState";
import { DataList } from "@jobami/ui/patterns/DataList";
import { PageHeader } from "@jobami/ui/patterns/PageHeader";
import { LinkButton } from "../../world/LinkButton.tsx";
import { LinkTabs, PageLinks } from "../../world/LinkTabs.tsx";
import { listFailure } from "../../world/list-words.ts";
import { type PagedList, usePagedList } from "../../world/use-paged-list.ts";
import { MissionBone } from "./MissionBone.tsx";
import { MissionCard } from "./MissionCard.tsx";
import { MissionFilters } from "./MissionFilters.tsx";
import * as css from "./MissionsScreen.css.ts";
import { filterOf, type MissionSearch, missionSearchPath } from "./mission-search.ts";

interface MissionsScreenProps {
  search: MissionSearch;
  onSearch: (search: MissionSearch) => void;
}

/** Missions to answer, and one's own. */
export function MissionsScreen({ search, onSearch }: MissionsScreenProps) {
  return search.view === "mes" ? (
    <OwnMissions search={search} onSearch={onSearch} />
  ) : (
    <OpenMissions search={search} onSearch={onSearch} />
  );
}

function OpenMissions(props: MissionsScreenProps) {
  const filter = filterOf(props.search);
  const list = usePagedList({ filter: JSON.stringify(filter), page: props.search.page }, (page) =>
    useMissions({ ...filter, ...page, owner: "false" }),
  );
  return <Missions {...props} list={list} />;
}

function OwnMissions(props: MissionsScreenProps) {
  const filter = filterOf(props.search);
  const list = usePagedList({ filter: JSON.stringify(filter), page: props.search.page }, (page) =>
    useAllMissions({ ...filter, ...page, owner: "true" }),
  );
  return <Missions {...props} list={list} />;
}

const tabs = [
  { view: "ouvertes", label: "Missions ouvertes" },
  { view: "mes", label: "Mes missions" },
] as const;

function countWords(count: number, isCapped: boolean): string {
  if (isCapped) return `Plus de ${new Intl.NumberFormat("fr-FR").format(count)} missions`;
  if (count === 0) return "Aucune mission";
  return count === 1 ? "1 mission" : `${count} missions`;
}

function Missions({ search, onSearch, list }: MissionsScreenProps & { list: PagedList<Mission> }) {
  const { view, page } = search;
  const isFiltered = search.q !== "" || search.category !== "" || search.isUrgent;
  return (
    <Container>
      <div className={css.screen}>
        <PageHeader
          title="Missions"
          actions={<LinkButton to="/dashboard/missions/poster-une-mission">Publier une mission</LinkButton>}
        />
        <LinkTabs
          label="Missions montrées"
          tabs={tabs.map((tab) => ({
            to: missionSearchPath({ ...search, view: tab.view, page: 1 }),
            label: tab.label,
            isCurrent: tab.view === view,
          }))}
        />
        <MissionFilters search={search} onSearch={onSearch} />
        <p className={css.count} role="status">
          {list.totalCount === null ? "" : countWords(list.totalCount, list.isCapped)}
        </p>
        <DataList
          label={view === "mes" ? "Mes missions" : "Missions ouvertes"}
          status={list.status}
          failure={listFailure(list)}
          items={list.items}
          getKey={(mission) => mission.id}
          renderItem={(mission) => <MissionCard mission={mission} headingLevel={2} />}
          skeleton={<MissionBone />}
          onRetry={list.retry}
          empty={<NoMission isFiltered={isFiltered} isOwn={view === "mes"} />}
        />
        <PageLinks
          page={page}
          totalPages={list.totalPages}
          pathOf={(other) => missionSearchPath({ ...search, page: other })}
        />
      </div>
    </Container>
  );
}

function NoMission({ isFiltered, isOwn }: { isFiltered: boolean; isOwn: boolean }) {
  if (isFiltered)
    return (
      <EmptyState
        title="Aucune mission ne correspond"
        action={<LinkButton to="/dashboard/missions">Tout voir</LinkButton>}
      >
        Essayez avec d’autres mots, ou une autre catégorie.
      </EmptyState>
    );
  return isOwn ? (
    <EmptyState
      title="Vous n’avez pas encore de mission"
      action={<LinkButton to="/dashboard/missions/poster-une-mission">Publier une mission</LinkButton>}
    >
      Décrivez ce qu’il y a à faire : les jobbeurs sont prévenus aussitôt.
    </EmptyState>
  ) : (
    <EmptyState title="Aucune mission ouverte pour le moment">
      Restez là : une nouvelle mission s’affiche dès qu’elle est publiée.
    </EmptyState>
  );
}
