import { useFavorites } from "@jobami/api/favorites/hooks";
import { ApiError } from "@jobami/api/http/errors";
import { EmptyState } from "@jobami/ui/EmptyState";
import { DataList } from "@jobami/ui/patterns/DataList";
import { PageHeader } from "@jobami/ui/patterns/PageHeader";
import { WorkPage } from "@jobami/ui/patterns/WorkPage";
import { Skeleton } from "@jobami/ui/Skeleton";
import { useState } from "react";
import { servicesSearchLabel, servicesSearchPath } from "../../../generated/paths.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { listFailure } from "../../../platform/lists/index.ts";
import { copy } from "./copy.ts";
import { FavoriteRow } from "./FavoriteRow.tsx";
import { alsoRemoved, type RemovedFavorite, withRemoved } from "./removed-rows.ts";

/** Whom the signed-in person wants to find again [FAV-01, FAV-03]. */
export function FavoritesScreen() {
  const { data, error, mutate } = useFavorites();
  const [removed, setRemoved] = useState<readonly RemovedFavorite[]>([]);
  const favorites = data ?? [];
  const rows = withRemoved(favorites, removed);
  return (
    <WorkPage measure="text">
      <PageHeader title={copy.title} lead={copy.lead} size="compact" />
      <DataList
        label={copy.title}
        look="rows"
        status={error !== undefined ? "failed" : data === undefined ? "loading" : "ready"}
        failure={listFailure({ isCutOff: error instanceof ApiError && error.code === "NETWORK" })}
        items={rows.map((favorite, at) => ({ favorite, at }))}
        getKey={({ favorite }) => favorite.favorite_user_id}
        renderItem={({ favorite, at }) => (
          <FavoriteRow
            favorite={favorite}
            at={at}
            isRemoved={!favorites.some((one) => one.favorite_user_id === favorite.favorite_user_id)}
            onRemove={() => setRemoved((before) => alsoRemoved(before, { favorite, at }))}
          />
        )}
        skeleton={<Skeleton shape="control" />}
        empty={
          <EmptyState
            title={copy.empty}
            action={<LinkButton to={servicesSearchPath}>{servicesSearchLabel}</LinkButton>}
          >
            {copy.emptyHelp}
          </EmptyState>
        }
        onRetry={() => void mutate()}
      />
    </WorkPage>
  );
}
