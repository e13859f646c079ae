import { offerPages as pagesOfOffers } from "@jobami/api/offers/hooks";
import { DataList } from "@jobami/ui/patterns/DataList";
import { PageHeader } from "@jobami/ui/patterns/PageHeader";
import { WorkPage } from "@jobami/ui/patterns/WorkPage";
import { Skeleton } from "@jobami/ui/Skeleton";
import { useSearchParams } from "react-router";
import { browseOffersPath, ownCodesPath } from "../../../generated/paths.ts";
import { LinkButton, PageLinks } from "../../../platform/links/index.ts";
import { listFailure, usePagedList } from "../../../platform/lists/index.ts";
import { copy } from "./copy.ts";
import { codesCopy } from "./member.copy.ts";
import { OfferSearchForm } from "./OfferSearchForm.tsx";
import { OfferSummary } from "./OfferSummary.tsx";
import { offerFilter, readOfferSearch } from "./offer-search.ts";
import { NoOffers } from "./PartnerOffersScreen.tsx";
import { searchPath } from "./where.ts";

/** /dashboard/offres-partenaires: what is open, for who is signed in [OFFR-04]. */
export function BrowseOffersScreen() {
  const path = browseOffersPath;
  const [params] = useSearchParams();
  const search = readOfferSearch(params);
  const list = usePagedList(pagesOfOffers, { filter: offerFilter(search), page: search.page });
  return (
    <WorkPage>
      <PageHeader
        title={copy.title}
        size="compact"
        actions={
          <LinkButton variant="secondary" to={ownCodesPath}>
            {codesCopy.title}
          </LinkButton>
        }
      />
      <OfferSearchForm key={searchPath(path, search)} path={path} search={search} />
      <DataList
        label={copy.list}
        look="cards"
        columns={2}
        status={list.status}
        failure={listFailure(list)}
        items={list.items}
        getKey={({ id }) => id}
        renderItem={(offer) => <OfferSummary offer={offer} />}
        skeleton={<Skeleton shape="control" />}
        skeletonCount={3}
        onRetry={list.retry}
        empty={<NoOffers path={path} isNarrowed={search.q !== "" || search.category !== ""} />}
      />
      <PageLinks
        page={search.page}
        totalPages={list.totalPages}
        pathOf={(page) => searchPath(path, { ...search, page })}
      />
    </WorkPage>
  );
}
