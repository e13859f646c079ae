import { displayText } from "@jobami/api/http/display-text";
import type { CountedOffer } from "@jobami/api/offers/contract";
import { countedOfferPages, useOfferTotals } from "@jobami/api/offers/hooks";
import { type OfferStatus, offerStatuses } from "@jobami/api/offers/routes";
import { Badge } from "@jobami/ui/Badge";
import { EmptyState } from "@jobami/ui/EmptyState";
import { ListRow, ListRowSkeleton, rowLink } from "@jobami/ui/List";
import { Grid } from "@jobami/ui/layout/Grid";
import { Stack } from "@jobami/ui/layout/Stack";
import { DataList } from "@jobami/ui/patterns/DataList";
import { Select } from "@jobami/ui/Select";
import { Link, useSearchParams } from "react-router";
import { PageLinks } from "../../../platform/links/index.ts";
import {
  ListSearchField,
  listFailure,
  readPage,
  useNarrowing,
  usePagedList,
} from "../../../platform/lists/index.ts";
import { staffPages } from "../../../staff-pages.ts";
import { Figures, RequireStaff, StaffPage } from "../../staff/index.ts";
import { badgeOf, figuresWords, statusWords } from "./copy.ts";
import { adminWords } from "./member.copy.ts";
import { aboutOffer } from "./OfferSummary.tsx";
import { offerPath } from "./where.ts";

const every = "tous";
const states = [
  { value: every, label: adminWords.every },
  ...offerStatuses.map((value) => ({ value, label: statusWords[value].label })),
];
const figures = {
  offers: adminWords.offers,
  published: adminWords.published,
  taken: adminWords.taken,
  used: adminWords.used,
};

interface AdminSearch {
  q: string;
  status: OfferStatus | null;
  page: number;
}

function pathOf({ q, status, page }: AdminSearch): string {
  const params = new URLSearchParams({
    ...(q === "" ? {} : { q }),
    ...(status === null ? {} : { etat: status }),
    ...(page > 1 ? { page: String(page) } : {}),
  });
  const asked = params.toString();
  return asked === "" ? staffPages.partnerOffers.path : `${staffPages.partnerOffers.path}?${asked}`;
}

/** /admin/offres-partenaires: offers, codes taken and used [ADM-30]. */
export function AdminOffersScreen() {
  return (
    <RequireStaff needs="jobpadm">
      <AdminOffers />
    </RequireStaff>
  );
}

function AdminOffers() {
  const [params] = useSearchParams();
  const search: AdminSearch = {
    q: (params.get("q") ?? "").trim().slice(0, 100),
    status: offerStatuses.find((status) => status === params.get("etat")) ?? null,
    page: readPage(params),
  };
  const { q, status } = search;
  const totals = useOfferTotals();
  const list = usePagedList(countedOfferPages, {
    filter: { ...(q === "" ? {} : { q }), ...(status === null ? {} : { status }) },
    page: search.page,
  });
  const [shown, narrow] = useNarrowing(search, pathOf);
  return (
    <StaffPage title={adminWords.title} error={list.error}>
      <Figures title={adminWords.figures} labels={figures} counts={totals.data} />
      <Stack gap={4}>
        <search aria-label={adminWords.search}>
          <Grid columns={{ tablet: 2 }} gap={3}>
            <ListSearchField
              label={adminWords.search}
              words={shown.q}
              onSearch={(words) => narrow({ q: words })}
            />
            <Select
              label={adminWords.state}
              isLabelHidden
              options={states}
              value={shown.status ?? every}
              onChange={(value) => narrow({ status: offerStatuses.find((one) => one === value) ?? null })}
            />
          </Grid>
        </search>
        <DataList
          label={adminWords.list}
          look="rows"
          status={list.status}
          failure={listFailure(list)}
          items={list.items}
          getKey={({ id }) => id}
          renderItem={(offer) => <CountedRow offer={offer} />}
          skeleton={<ListRowSkeleton />}
          skeletonCount={5}
          onRetry={list.retry}
          empty={
            <EmptyState title={adminWords.none} headingLevel={2}>
              {adminWords.noneDetail}
            </EmptyState>
          }
        />
        <PageLinks
          page={search.page}
          totalPages={list.totalPages}
          pathOf={(page) => pathOf({ ...search, page })}
        />
      </Stack>
    </StaffPage>
  );
}

function CountedRow({ offer }: { offer: CountedOffer }) {
  const { label, tone } = badgeOf(offer);
  const title = `${displayText(offer.advantage)} · ${displayText(offer.title)}`;
  const isSeen = offer.status !== "draft" && offer.owner.slug !== null;
  return (
    <ListRow
      title={
        <h2>
          {isSeen ? (
            <Link className={rowLink} to={offerPath(offer)}>
              {title}
            </Link>
          ) : (
            title
          )}
        </h2>
      }
      detail={aboutOffer(offer)}
      figure={<Badge tone={tone}>{label}</Badge>}
      state={figuresWords(offer)}
    />
  );
}
