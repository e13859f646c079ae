import { useAllMissions, useMissions } from "@jobami/api/missions/hooks";
import { Container } from "@jobami/ui/Container";
import { EmptyState } from "@jobami/ui/EmptyState";
import { DataList } from "@jobami/ui/patterns/DataList";
import { PageHeader } from "@jobami/ui/patterns/PageHeader";
import { LinkButton } from "../../world/LinkButton.tsx";
import { LinkTabs, PageLinks } from "../../world/LinkTabs.tsx";
import { MissionBone } from "./MissionBone.tsx";
import { MissionCard } from "./MissionCard.tsx";
import { MissionFilters } from "./MissionFilters.tsx";
import * as css from "./MissionsScreen.css.ts";
import { type MissionSearch, missionSearchPath, queryOf } from "./mission-search.ts";

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
  const reading = useMissions({ ...queryOf(props.search), owner: "false" });
  return <Missions {...props} reading={reading} />;
}

function OwnMissions(props: MissionsScreenProps) {
  const reading = useAllMissions({ ...queryOf(props.search), owner: "true" });
  return <Missions {...props} reading={reading} />;
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

function Missions({
  search,
  onSearch,
  reading,
}: MissionsScreenProps & { reading: ReturnType<typeof useMissions> }) {
  const { data, error, mutate } = reading;
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
          {data ? countWords(data.pagination.totalCount, data.pagination.countIsCapped) : ""}
        </p>
        <DataList
          label={view === "mes" ? "Mes missions" : "Missions ouvertes"}
          status={error ? "failed" : data ? "ready" : "loading"}
          items={data?.data ?? []}
          getKey={(mission) => mission.id}
          renderItem={(mission) => <MissionCard mission={mission} headingLevel={2} />}
          skeleton={<MissionBone />}
          onRetry={() => void mutate()}
          empty={<NoMission isFiltered={isFiltered} isOwn={view === "mes"} />}
        />
        <PageLinks
          page={page}
          totalPages={data?.pagination.totalPages ?? null}
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
