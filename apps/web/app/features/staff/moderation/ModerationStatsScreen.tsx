import type { ReportFigures, ReportStats } from "@jobami/api/reports/contract";
import { useReportStats } from "@jobami/api/reports/hooks";
import { type Column, DataTable } from "@jobami/ui/DataTable";
import { EmptyState } from "@jobami/ui/EmptyState";
import { Grid } from "@jobami/ui/layout/Grid";
import { Stack } from "@jobami/ui/layout/Stack";
import { text } from "@jobami/ui/styles";
import { useNavigate, useSearchParams } from "react-router";
import { moderationStatsAudience, moderationStatsLabel } from "../../../generated/paths.ts";
import { Reading } from "../../../platform/reading/index.ts";
import { AppealFiguresSection } from "../appeals/index.ts";
import { RequireStaff, StaffPage } from "../frame/index.ts";
import { kindLabels } from "./copy.ts";
import { copy, durationText, figure, summary } from "./figures.copy.ts";
import { PeriodSelect } from "./PeriodSelect.tsx";
import { readPeriod, statsPath } from "./period-search.ts";

/** /admin/moderation-stats: how much is reported, how it stands, what is decided, and how fast [MOD-04, ROLE-11]. */
export function ModerationStatsScreen() {
  return (
    <RequireStaff needs={moderationStatsAudience}>
      <Stats />
    </RequireStaff>
  );
}

function Stats() {
  const [params] = useSearchParams();
  const period = readPeriod(params);
  const navigate = useNavigate();
  const reading = useReportStats(period === "" ? undefined : period);
  return (
    <StaffPage title={moderationStatsLabel} error={reading.error}>
      <Stack gap={4}>
        <search aria-label={copy.filters}>
          <Grid columns={{ tablet: 3 }} gap={3}>
            <PeriodSelect
              period={period}
              onChange={(next) => void navigate(statsPath(next), { preventScrollReset: true })}
            />
          </Grid>
        </search>
        <Reading of={reading} failed={copy.statsFailed} showsStale>
          {({ data }) => <Figures stats={data} />}
        </Reading>
        <AppealFiguresSection />
      </Stack>
    </StaffPage>
  );
}

interface Line extends ReportFigures {
  name: string;
}

const counts = ["received", "waiting", "kept", "removed", "restored", "closed"] as const;
const columns: readonly Column<Line>[] = [
  { id: "kind", header: copy.kind, isRowHeader: true, cell: ({ name }) => name },
  ...counts.map(
    (id): Column<Line> => ({ id, header: copy[id], align: "end", cell: (line) => figure(line[id]) }),
  ),
  {
    id: "median",
    header: copy.median,
    align: "end",
    cell: ({ medianSeconds }) => durationText(medianSeconds),
  },
];

function Figures({ stats }: { stats: ReportStats }) {
  if (stats.total.received === 0)
    return <EmptyState title={copy.noReports}>{copy.noReportsDetail}</EmptyState>;
  const lines: Line[] = [
    ...stats.kinds.map(({ kind, ...figures }) => ({ name: kindLabels[kind], ...figures })),
    { name: copy.total, ...stats.total },
  ];
  return (
    <Stack gap={4}>
      <p role="status">{summary(stats)}</p>
      <DataTable
        caption={copy.table}
        columns={columns}
        rows={lines}
        getKey={({ name }) => name}
        empty={null}
      />
      <p className={text.soft}>{copy.note}</p>
    </Stack>
  );
}
