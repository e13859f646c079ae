import type { ModerationCase } from "@jobami/api/reports/contract";
import { casePages } from "@jobami/api/reports/hooks";
import { reportedKinds } from "@jobami/api/reports/routes";
import { workParts } from "@jobami/api/staff/routes";
import { Badge } from "@jobami/ui/Badge";
import { EmptyState } from "@jobami/ui/EmptyState";
import { ListRow, rowLink } from "@jobami/ui/List";
import { Grid } from "@jobami/ui/layout/Grid";
import { RelativeTime } from "@jobami/ui/RelativeTime";
import { Select } from "@jobami/ui/Select";
import { Link, useSearchParams } from "react-router";
import { LinkButton } from "../../../platform/links/index.ts";
import { useKeyedList, useNarrowing } from "../../../platform/lists/index.ts";
import { type CasesPlace, casePath, partLabels, RequireStaff, StaffList, StaffPage } from "../frame/index.ts";
import {
  type CasesSearch,
  caseStates,
  casesFilterOf,
  casesPath,
  everyCase,
  readCasesSearch,
} from "./cases-search.ts";
import { caseDetail, copy, excerpt, kindLabels, noun, statusLabels, statusTones } from "./copy.ts";

/** /moderation/signalements, /admin/reported-content: what people and the filter reported, by content; what is asked for stands in the address [MOD-01, MOD-05, MOD-10]. */
export function CasesScreen({ place }: { place: CasesPlace }) {
  return (
    <RequireStaff needs={place.needs}>
      <Cases place={place} />
    </RequireStaff>
  );
}

function Cases({ place }: { place: CasesPlace }) {
  const [params] = useSearchParams();
  const search = readCasesSearch(params);
  const { cursor } = search;
  const list = useKeyedList(casePages, { filter: casesFilterOf(search), cursor });
  const isOpen = search.state !== "decided";
  const [shown, narrow] = useNarrowing(search, (next) => casesPath(place, next));
  const isNarrowed = search.state !== "open" || search.kind !== "" || search.source !== "";
  return (
    <StaffPage title={copy.list} error={list.error}>
      <StaffList
        label={isOpen ? copy.listLabel : copy.decidedLabel}
        list={list}
        noun={noun}
        filters={<Filters search={shown} onNarrow={narrow} />}
        getKey={({ id }) => id}
        renderItem={(one) => <CaseRow one={one} to={casePath(place, one.id)} />}
        empty={
          isNarrowed ? (
            <EmptyState
              title={copy.none}
              headingLevel={2}
              action={<LinkButton to={casesPath(place, everyCase)}>{copy.everything}</LinkButton>}
            >
              {copy.noneDetail}
            </EmptyState>
          ) : (
            <EmptyState title={copy.empty} headingLevel={2}>
              {copy.emptyDetail}
            </EmptyState>
          )
        }
        cursor={cursor}
        pathOf={(at) => casesPath(place, { ...search, cursor: at })}
      />
    </StaffPage>
  );
}

const every = "tous";
const states = [
  { value: "open", label: copy.open },
  ...workParts.map((value) => ({ value, label: partLabels[value] })),
  { value: "decided", label: copy.decided },
];
const kinds = [
  { value: every, label: copy.everyKind },
  ...reportedKinds.map((value) => ({ value, label: kindLabels[value] })),
];
const sources = [
  { value: every, label: copy.everySource },
  { value: "people", label: copy.people },
  { value: "filter", label: copy.filter },
];

interface FiltersProps {
  search: CasesSearch;
  onNarrow: (change: Partial<CasesSearch>) => void;
}

function Filters({ search, onNarrow }: FiltersProps) {
  return (
    <search aria-label={copy.filters}>
      <Grid columns={{ tablet: 3 }} gap={3}>
        <Select
          label={copy.state}
          isLabelHidden
          options={states}
          value={search.state}
          onChange={(value) => onNarrow({ state: caseStates.find((state) => state === value) ?? "open" })}
        />
        <Select
          label={copy.kind}
          isLabelHidden
          options={kinds}
          value={search.kind || every}
          onChange={(value) => onNarrow({ kind: reportedKinds.find((kind) => kind === value) ?? "" })}
        />
        <Select
          label={copy.source}
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
          {`${kindLabels[one.kind]}\u00a0: ${excerpt(one.words || one.title)}`}
        </Link>
      }
      detail={caseDetail(one)}
      figure={<Badge tone={statusTones[one.status]}>{statusLabels[one.status]}</Badge>}
      state={<RelativeTime instant={one.decidedAt ?? one.openedAt} />}
    />
  );
}
