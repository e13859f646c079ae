import type { AuditEntry } from "@jobami/api/audit/contract";
import { logKinds, lookKinds } from "@jobami/api/audit/contract";
import { displayText } from "@jobami/api/http/display-text";
import { moderationLogPages } from "@jobami/api/staff/hooks";
import { EmptyState } from "@jobami/ui/EmptyState";
import { ListRow } from "@jobami/ui/List";
import { Grid } from "@jobami/ui/layout/Grid";
import { Select } from "@jobami/ui/Select";
import { useSearchParams } from "react-router";
import { moderationLogAudience, moderationLogLabel } from "../../../generated/paths.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { useKeyedList, useNarrowing } from "../../../platform/lists/index.ts";
import { actorName, actText, RequireStaff, StaffList, StaffPage } from "../frame/index.ts";
import { actChoices, copy, decisionNoun, instantText, lookNoun } from "./figures.copy.ts";
import * as css from "./moderation.css.ts";
import { PeriodSelect } from "./PeriodSelect.tsx";
import { type LogSearch, logPath, readLogSearch, wholeLog } from "./period-search.ts";

/** /admin/moderation-logs: what moderators decided, or staff looked at, who, when and why; what is asked for stands in the address [MOD-03, ROLE-11]. */
export function ModerationLogScreen() {
  return (
    <RequireStaff needs={moderationLogAudience}>
      <Log />
    </RequireStaff>
  );
}

function Log() {
  const [params] = useSearchParams();
  const search = readLogSearch(params);
  const { act, period, cursor } = search;
  const isOfReads = lookKinds.some((kind) => kind === act);
  const filter = { ...(act === "" ? {} : { act }), ...(period === "" ? {} : { period }) };
  const list = useKeyedList(moderationLogPages, { filter, cursor });
  const [shown, narrow] = useNarrowing(search, logPath);
  return (
    <StaffPage title={moderationLogLabel} error={list.error}>
      <StaffList
        label={isOfReads ? copy.reads : copy.log}
        list={list}
        noun={isOfReads ? lookNoun : decisionNoun}
        filters={<Filters search={shown} onNarrow={narrow} />}
        getKey={({ id }) => id}
        renderItem={(entry) => <LogRow entry={entry} />}
        skeletonCount={6}
        empty={
          act === "" && period === "" ? (
            <EmptyState title={copy.empty}>{copy.emptyDetail}</EmptyState>
          ) : (
            <EmptyState
              title={isOfReads ? copy.noReads : copy.none}
              action={<LinkButton to={logPath(wholeLog)}>{copy.everything}</LinkButton>}
            >
              {copy.noneDetail}
            </EmptyState>
          )
        }
        cursor={cursor}
        pathOf={(at) => logPath({ ...search, cursor: at })}
      />
    </StaffPage>
  );
}

const reasonText = ({ reason }: AuditEntry) => (reason === null ? copy.noReason : displayText(reason));

function LogRow({ entry }: { entry: AuditEntry }) {
  const isLook = lookKinds.some((kind) => kind === entry.kind);
  return (
    <ListRow
      title={actText(entry)}
      detail={actorName(entry)}
      state={<time dateTime={entry.at}>{instantText(entry.at)}</time>}
      note={isLook ? undefined : <p className={css.bodyText}>{reasonText(entry)}</p>}
    />
  );
}

const every = "tous";
const acts = [
  { value: every, label: copy.everyAct },
  ...logKinds.map((value) => ({ value, label: actChoices[value] })),
];

interface FiltersProps {
  search: LogSearch;
  onNarrow: (change: Partial<LogSearch>) => void;
}

function Filters({ search, onNarrow }: FiltersProps) {
  return (
    <search aria-label={copy.filters}>
      <Grid columns={{ tablet: 3 }} gap={3}>
        <Select
          label={copy.act}
          isLabelHidden
          options={acts}
          value={search.act || every}
          onChange={(value) => onNarrow({ act: logKinds.find((act) => act === value) ?? "" })}
        />
        <PeriodSelect period={search.period} onChange={(period) => onNarrow({ period })} />
      </Grid>
    </search>
  );
}
