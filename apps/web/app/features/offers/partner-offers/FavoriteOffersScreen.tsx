import { ApiError } from "@jobami/api/http/errors";
import { useFavoriteOffers } from "@jobami/api/offers/hooks";
import { EmptyState } from "@jobami/ui/EmptyState";
import { DataList } from "@jobami/ui/patterns/DataList";
import { PageHeader } from "@jobami/ui/patterns/PageHeader";
import { WorkPage } from "@jobami/ui/patterns/WorkPage";
import { Skeleton } from "@jobami/ui/Skeleton";
import { browseOffersPath } from "../../../generated/paths.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { listFailure } from "../../../platform/lists/index.ts";
import { FavoriteOffer } from "./FavoriteOffer.tsx";
import { codesCopy, favoriteCopy } from "./member.copy.ts";
import { OfferSummary } from "./OfferSummary.tsx";
import * as css from "./offers.css.ts";

/** /dashboard/profil/favoris-offres-partenaires: the offers that one wants to find again [FAV-02]. */
export function FavoriteOffersScreen() {
  const { data, error, mutate } = useFavoriteOffers();
  return (
    <WorkPage>
      <PageHeader title={favoriteCopy.title} lead={favoriteCopy.lead} size="compact" />
      <DataList
        label={favoriteCopy.title}
        look="cards"
        columns={2}
        status={error !== undefined ? "failed" : data === undefined ? "loading" : "ready"}
        failure={listFailure({ isCutOff: error instanceof ApiError && error.code === "NETWORK" })}
        items={data ?? []}
        getKey={({ id }) => id}
        renderItem={(offer) => (
          <OfferSummary
            offer={offer}
            actions={
              <span className={css.above}>
                <FavoriteOffer offer={offer} />
              </span>
            }
          />
        )}
        skeleton={<Skeleton shape="control" />}
        skeletonCount={3}
        onRetry={() => void mutate()}
        empty={
          <EmptyState
            title={favoriteCopy.none}
            headingLevel={2}
            action={<LinkButton to={browseOffersPath}>{codesCopy.browse}</LinkButton>}
          >
            {favoriteCopy.noneDetail}
          </EmptyState>
        }
      />
    </WorkPage>
  );
}
