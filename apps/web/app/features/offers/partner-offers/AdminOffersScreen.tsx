import { displayText } from "@jobami/api/http/display-text";
import type { CountedOffer } from "@jobami/api/offers/contract";
import { countedOfferPages, useOfferTotals } from "@jobami/api/offers/hooks";
import { type OfferStatus, offerStatuses } from "@jobami/api/offers/routes";
import { Badge } from "@jobami/ui/Badge";
import { EmptyState } from "@jobami/ui/EmptyState";
import { ListRow, rowLink } from "@jobami/ui/List";
import { Grid } from "@jobami/ui/layout/Grid";
import { Select } from "@jobami/ui/Select";
import { Link, useSearchParams } from "react-router";
import { adminOffersPath } from "../../../generated/paths.ts";
import { ListSearchField, useKeyedList, useNarrowing } from "../../../platform/lists/index.ts";
import {
  Figures,
  listAddress,
  RequireStaff,
  readPlace,
  StaffList,
  StaffPage,
} from "../../staff/frame/index.ts";
import { badgeOf, figuresText, statusCopy } from "./copy.ts";
import { adminCopy } from "./member.copy.ts";
import { aboutOffer } from "./OfferSummary.tsx";
import { offerPath } from "./where.ts";

const every = "tous";
const states = [
  { value: every, label: adminCopy.every },
  ...offerStatuses.map((value) => ({ value, label: statusCopy[value].label })),
];
const figures = {
  offers: adminCopy.offers,
  published: adminCopy.published,
  taken: adminCopy.taken,
  used: adminCopy.used,
};

interface AdminSearch {
  q: string;
  status: OfferStatus | null;
  cursor: string;
}

const pathOf = ({ q, status, cursor }: AdminSearch): string =>
  listAddress(
    adminOffersPath,
    [
      ["q", q],
      ["etat", status ?? ""],
    ],
    cursor,
  );

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
    cursor: readPlace(params),
  };
  const { q, status } = search;
  const totals = useOfferTotals();
  const list = useKeyedList(countedOfferPages, {
    filter: { ...(q === "" ? {} : { q }), ...(status === null ? {} : { status }) },
    cursor: search.cursor,
  });
  const [shown, narrow] = useNarrowing(search, pathOf);
  return (
    <StaffPage title={adminCopy.title} error={list.error}>
      <Figures title={adminCopy.figures} labels={figures} counts={totals.data} />
      <StaffList
        label={adminCopy.list}
        list={list}
        noun={adminCopy.noun}
        filters={
          <search aria-label={adminCopy.search}>
            <Grid columns={{ tablet: 2 }} gap={3}>
              <ListSearchField
                label={adminCopy.search}
                query={shown.q}
                onSearch={(text) => narrow({ q: text })}
              />
              <Select
                label={adminCopy.state}
                isLabelHidden
                options={states}
                value={shown.status ?? every}
                onChange={(value) => narrow({ status: offerStatuses.find((one) => one === value) ?? null })}
              />
            </Grid>
          </search>
        }
        getKey={({ id }) => id}
        renderItem={(offer) => <CountedRow offer={offer} />}
        empty={
          <EmptyState title={adminCopy.none} headingLevel={2}>
            {adminCopy.noneDetail}
          </EmptyState>
        }
        cursor={search.cursor}
        pathOf={(cursor) => pathOf({ ...search, cursor })}
      />
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
      state={figuresText(offer)}
    />
  );
}
