import type { AppealRow } from "@jobami/api/appeals/contract";
import { appealPages } from "@jobami/api/appeals/hooks";
import { displayText } from "@jobami/api/http/display-text";
import { Badge } from "@jobami/ui/Badge";
import { EmptyState } from "@jobami/ui/EmptyState";
import { ListRow, ListRowSkeleton, rowLink } from "@jobami/ui/List";
import { Grid } from "@jobami/ui/layout/Grid";
import { Stack } from "@jobami/ui/layout/Stack";
import { DataList } from "@jobami/ui/patterns/DataList";
import { RelativeTime } from "@jobami/ui/RelativeTime";
import { Select } from "@jobami/ui/Select";
import { text } from "@jobami/ui/styles";
import { Link, useSearchParams } from "react-router";
import { PageLinks } from "../../platform/links/index.ts";
import { listFailure, useNarrowing, usePagedList } from "../../platform/lists/index.ts";
import { appealPath, staffPages } from "../../staff-pages.ts";
import { RequireStaff, StaffPage } from "../staff/index.ts";
import { appealsPath, readAppealsSearch } from "./appeals-search.ts";
import { aboutWords, countWords, house, rowDetail } from "./copy.ts";

/** /moderation/recours: decisions that somebody contests; what is asked for stands in the address. */
export function AppealsScreen() {
  return (
    <RequireStaff needs={staffPages.appeals.audience}>
      <StaffPage title={house.list} error={null}>
        <Queue />
      </StaffPage>
    </RequireStaff>
  );
}

const states = [
  { value: "open", label: house.open },
  { value: "decided", label: house.decided },
];

function Queue() {
  const [params] = useSearchParams();
  const search = readAppealsSearch(params);
  const [shown, narrow] = useNarrowing(search, appealsPath);
  const list = usePagedList(appealPages, { filter: { status: search.state }, page: search.page });
  const isOpen = search.state === "open";
  return (
    <Stack gap={4}>
      <p className={text.soft}>{house.lead}</p>
      <search aria-label={house.filters}>
        <Grid columns={{ tablet: 3 }} gap={3}>
          <Select
            label={house.state}
            isLabelHidden
            options={states}
            value={shown.state}
            onChange={(value) => narrow({ state: value === "decided" ? "decided" : "open" })}
          />
        </Grid>
      </search>
      <p className={text.soft} role="status">
        {list.totalCount === null ? "" : countWords(list.totalCount)}
      </p>
      <DataList
        label={isOpen ? house.openLabel : house.decidedLabel}
        look="rows"
        status={list.status}
        failure={listFailure(list)}
        items={list.items}
        getKey={({ id }) => id}
        renderItem={(row) => <Row row={row} />}
        skeleton={<ListRowSkeleton />}
        skeletonCount={4}
        onRetry={list.retry}
        empty={
          <EmptyState title={house.none} headingLevel={2}>
            {isOpen ? house.noneOpen : house.noneDecided}
          </EmptyState>
        }
      />
      <PageLinks
        page={search.page}
        totalPages={list.totalPages}
        pathOf={(page) => appealsPath({ ...search, page })}
      />
    </Stack>
  );
}

function Row({ row }: { row: AppealRow }) {
  const isOpen = row.outcome === null;
  return (
    <ListRow
      title={
        <Link className={rowLink} to={appealPath(row.id)}>
          {row.title === "" ? aboutWords(row.about) : displayText(row.title)}
        </Link>
      }
      detail={rowDetail(row)}
      figure={<Badge tone={isOpen ? "warning" : "neutral"}>{isOpen ? house.open : house.decided}</Badge>}
      state={<RelativeTime instant={row.decidedAt ?? row.madeAt} />}
    />
  );
}
