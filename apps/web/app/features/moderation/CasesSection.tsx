import type { ModerationCase } from "@jobami/api/reports/contract";
import { casePages } from "@jobami/api/reports/hooks";
import { reportedKinds } from "@jobami/api/reports/routes";
import { Badge } from "@jobami/ui/Badge";
import { EmptyState } from "@jobami/ui/EmptyState";
import { ListRow, ListRowSkeleton, rowLink } from "@jobami/ui/List";
import { Grid } from "@jobami/ui/layout/Grid";
import { Stack } from "@jobami/ui/layout/Stack";
import { DataList } from "@jobami/ui/patterns/DataList";
import { RelativeTime } from "@jobami/ui/RelativeTime";
import { Select } from "@jobami/ui/Select";
import { heading, text } from "@jobami/ui/styles";
import { Link, useSearchParams } from "react-router";
import { LinkButton, PageLinks } from "../../platform/links/index.ts";
import { listFailure, useNarrowing, usePagedList } from "../../platform/lists/index.ts";
import { type CasesPlace, casePath, moderatorsPlace } from "../../staff-pages.ts";
import { type CasesSearch, casesFilterOf, casesPath, everyCase, readCasesSearch } from "./cases-search.ts";
import { caseDetail, countWords, excerpt, kindWords, statusTones, statusWords, words } from "./copy.ts";

/** What people and the filter reported, by content; what is asked for stands in the address [MOD-05, MOD-10]. */
export function CasesSection({ place = moderatorsPlace }: { place?: CasesPlace }) {
  const [params] = useSearchParams();
  const search = readCasesSearch(params);
  const list = usePagedList(casePages, { filter: casesFilterOf(search), page: search.page });
  const isOpen = search.state === "open";
  const [shown, narrow] = useNarrowing(search, (next) => casesPath(place, next));
  const isNarrowed = search.kind !== "" || search.source !== "";
  return (
    <Stack as="section" gap={4} aria-labelledby="cases">
      <Stack gap={1}>
        <h2 id="cases" className={heading[3]}>
          {words.list}
        </h2>
        <p className={text.soft} role="status">
          {list.totalCount === null ? "" : countWords(list.totalCount, list.isCapped)}
        </p>
      </Stack>
      <Filters search={shown} onNarrow={narrow} />
      <DataList
        label={isOpen ? words.listLabel : words.decidedLabel}
        look="rows"
        status={list.status}
        failure={listFailure(list)}
        items={list.items}
        getKey={({ id }) => id}
        renderItem={(one) => <CaseRow one={one} to={casePath(place, one.id)} />}
        skeleton={<ListRowSkeleton />}
        skeletonCount={4}
        onRetry={list.retry}
        empty={
          isNarrowed || !isOpen ? (
            <EmptyState
              title={words.none}
              headingLevel={3}
              action={<LinkButton to={casesPath(place, everyCase)}>{words.everything}</LinkButton>}
            >
              {words.noneDetail}
            </EmptyState>
          ) : (
            <EmptyState title={words.empty} headingLevel={3}>
              {words.emptyDetail}
            </EmptyState>
          )
        }
      />
      <PageLinks
        page={search.page}
        totalPages={list.totalPages}
        pathOf={(page) => casesPath(place, { ...search, page })}
      />
    </Stack>
  );
}

const every = "tous";
const states = [
  { value: "open", label: words.open },
  { value: "decided", label: words.decided },
];
const kinds = [
  { value: every, label: words.everyKind },
  ...reportedKinds.map((value) => ({ value, label: kindWords[value] })),
];
const sources = [
  { value: every, label: words.everySource },
  { value: "people", label: words.people },
  { value: "filter", label: words.filter },
];

interface FiltersProps {
  search: CasesSearch;
  onNarrow: (change: Partial<CasesSearch>) => void;
}

function Filters({ search, onNarrow }: FiltersProps) {
  return (
    <search aria-label={words.filters}>
      <Grid columns={{ tablet: 3 }} gap={3}>
        <Select
          label={words.state}
          isLabelHidden
          options={states}
          value={search.state}
          onChange={(value) => onNarrow({ state: value === "decided" ? "decided" : "open" })}
        />
        <Select
          label={words.kind}
          isLabelHidden
          options={kinds}
          value={search.kind || every}
          onChange={(value) => onNarrow({ kind: reportedKinds.find((kind) => kind === value) ?? "" })}
        />
        <Select
          label={words.source}
          isLabelHidden
          options={sources}
          value={search.source || every}
          onChange={(value) => onNarrow({ source: value === "people" || value === "filter" ? value : "" })}
        />
      </Grid>
    </search>
  );
}

function CaseRow({ one, to }: { one: ModerationCase; to: string }) {
  return (
    <ListRow
      title={
        <Link className={rowLink} to={to}>
          {`${kindWords[one.kind]}\u00a0: ${excerpt(one.words || one.title)}`}
        </Link>
      }
      detail={caseDetail(one)}
      figure={<Badge tone={statusTones[one.status]}>{statusWords[one.status]}</Badge>}
      state={<RelativeTime instant={one.decidedAt ?? one.openedAt} />}
    />
  );
}
