import type { DisputeCase } from "@jobami/api/disputes/contract";
import { disputePages } from "@jobami/api/disputes/hooks";
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
import { disputePath, staffPages } from "../../staff-pages.ts";
import { RequireStaff, StaffPage } from "../staff/index.ts";
import { caseDetail, countWords, statusWords, words } from "./copy.ts";
import { disputesPath, readDisputesSearch } from "./disputes-search.ts";

/** /moderation/litiges: what two people do not agree on; what is asked for stands in the address. */
export function DisputesScreen() {
  return (
    <RequireStaff needs={staffPages.disputes.audience}>
      <StaffPage title={words.list} error={null}>
        <Disputes />
      </StaffPage>
    </RequireStaff>
  );
}

const states = [
  { value: "open", label: words.onGoing },
  { value: "ended", label: words.ended },
];

function Disputes() {
  const [params] = useSearchParams();
  const search = readDisputesSearch(params);
  const [shown, narrow] = useNarrowing(search, disputesPath);
  const list = usePagedList(disputePages, { filter: { status: search.state }, page: search.page });
  const isOpen = search.state === "open";
  return (
    <Stack gap={4}>
      <search aria-label={words.filters}>
        <Grid columns={{ tablet: 3 }} gap={3}>
          <Select
            label={words.state}
            isLabelHidden
            options={states}
            value={shown.state}
            onChange={(value) => narrow({ state: value === "ended" ? "ended" : "open" })}
          />
        </Grid>
      </search>
      <p className={text.soft} role="status">
        {list.totalCount === null ? "" : countWords(list.totalCount)}
      </p>
      <DataList
        label={isOpen ? words.openLabel : words.endedLabel}
        look="rows"
        status={list.status}
        failure={listFailure(list)}
        items={list.items}
        getKey={({ id }) => id}
        renderItem={(one) => <Row one={one} />}
        skeleton={<ListRowSkeleton />}
        skeletonCount={4}
        onRetry={list.retry}
        empty={
          <EmptyState title={words.none} headingLevel={2}>
            {isOpen ? words.noneOpen : words.noneEnded}
          </EmptyState>
        }
      />
      <PageLinks
        page={search.page}
        totalPages={list.totalPages}
        pathOf={(page) => disputesPath({ ...search, page })}
      />
    </Stack>
  );
}

function Row({ one }: { one: DisputeCase }) {
  const { label, tone } = statusWords[one.status];
  return (
    <ListRow
      title={
        <Link className={rowLink} to={disputePath(one.id)}>
          {displayText(one.title)}
        </Link>
      }
      detail={caseDetail(one)}
      figure={<Badge tone={tone}>{label}</Badge>}
      state={<RelativeTime instant={one.since} />}
    />
  );
}
