import { EmptyState } from "@jobami/ui/EmptyState";
import { composePath } from "../../../generated/paths.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { isOfZone, type MissionSearch, missionSearchPath, wholeList } from "./mission-search.ts";

/** A list without a mission: why, and what shows or makes one. */
export function NoMission({ search }: { search: MissionSearch }) {
  const { view, usual, sort, page } = search;
  const known = { ...wholeList, view, usual, sort, page };
  const isFiltered = missionSearchPath({ ...search, isNear: true }) !== missionSearchPath(known);
  const everywhere = missionSearchPath({ ...known, page: 1, isNear: false });
  if (isFiltered)
    return (
      <EmptyState
        title="Aucune mission ne correspond"
        action={<LinkButton to={everywhere}>Tout voir</LinkButton>}
      >
        Essayez avec d’autres mots, ou moins de filtres.
      </EmptyState>
    );
  if (isOfZone(search))
    return (
      <EmptyState
        title="Aucune mission ouverte dans votre zone"
        action={<LinkButton to={everywhere}>Voir partout</LinkButton>}
      >
        Vous le saurez dès qu’il s’en publie une qui vous correspond.
      </EmptyState>
    );
  return view === "mes" ? (
    <EmptyState
      title="Vous n’avez pas encore de mission"
      action={<LinkButton to={composePath}>Publier une mission</LinkButton>}
    >
      Décrivez ce qu’il y a à faire : les jobbeurs à qui elle convient sont prévenus aussitôt.
    </EmptyState>
  ) : (
    <EmptyState title="Aucune mission ouverte pour le moment">
      Restez là : une nouvelle mission s’affiche dès qu’elle est publiée.
    </EmptyState>
  );
}
