import type { AiFigures, AiStats } from "@jobami/api/ai/contract";
import { useAiStats } from "@jobami/api/ai/hooks";
import type { AiProvider } from "@jobami/api/ai/routes";
import { type Column, DataTable } from "@jobami/ui/DataTable";
import { EmptyState } from "@jobami/ui/EmptyState";
import { AutoGrid } from "@jobami/ui/layout/AutoGrid";
import { Stack } from "@jobami/ui/layout/Stack";
import { Stat } from "@jobami/ui/Stat";
import { text } from "@jobami/ui/styles";
import { useSearchParams } from "react-router";
import {
  openaiStatsAudience,
  openaiStatsLabel,
  openaiStatsPath,
  openrouterStatsAudience,
  openrouterStatsLabel,
  openrouterStatsPath,
} from "../../../generated/paths.ts";
import { Reading } from "../../../platform/reading/index.ts";
import { RequireStaff, StaffPage } from "../frame/index.ts";
import { readPeriod } from "./ai-search.ts";
import { copy, dayText, durationText, figure, purposeLabels, standText, sumText } from "./copy.ts";
import { PeriodFilter } from "./PeriodFilter.tsx";

const pages = {
  openai: { audience: openaiStatsAudience, label: openaiStatsLabel, path: openaiStatsPath },
  openrouter: { audience: openrouterStatsAudience, label: openrouterStatsLabel, path: openrouterStatsPath },
} as const;

/** /admin/openai-stats, /admin/openrouter-stats: what was asked of a provider, and what it cost [ADM-16, ADM-19]. */
export function AiStatsScreen({ provider }: { provider: AiProvider }) {
  return (
    <RequireStaff needs={pages[provider].audience}>
      <Stats provider={provider} />
    </RequireStaff>
  );
}

function Stats({ provider }: { provider: AiProvider }) {
  const [params] = useSearchParams();
  const reading = useAiStats(provider, readPeriod(params) || undefined);
  const { path, label } = pages[provider];
  return (
    <StaffPage title={label} error={reading.error}>
      <Stack gap={5}>
        <PeriodFilter path={path} />
        <Reading of={reading} failed={copy.statsFailed} showsStale>
          {({ data }) => <Figures stats={data} />}
        </Reading>
      </Stack>
    </StaffPage>
  );
}

interface Line extends AiFigures {
  name: string;
}

const counts = ["calls", "answered", "failed", "tokensIn", "tokensOut"] as const;
const columnsOf = (header: string): readonly Column<Line>[] => [
  { id: "name", header, isRowHeader: true, cell: ({ name }) => name },
  ...counts.map(
    (id): Column<Line> => ({ id, header: copy[id], align: "end", cell: (line) => figure(line[id]) }),
  ),
  {
    id: "cost",
    header: copy.cost,
    align: "end",
    cell: ({ costMicro, unpriced }) => sumText(costMicro, unpriced),
  },
];
const byPurpose = columnsOf(copy.purpose);
const byDay = columnsOf(copy.day);

function Figures({ stats }: { stats: AiStats }) {
  const { total, standIn, medianMs, purposes, days } = stats;
  if (total.calls === 0) return <EmptyState title={copy.noCalls}>{copy.noCallsDetail}</EmptyState>;
  return (
    <Stack gap={6}>
      {standIn > 0 && <p className={text.soft}>{standText(standIn, total.calls)}</p>}
      <AutoGrid least="narrow" gap={5}>
        <Stat label={copy.calls} value={figure(total.calls)} />
        <Stat label={copy.failed} value={figure(total.failed)} />
        <Stat label={copy.cost} value={sumText(total.costMicro, total.unpriced)} />
        <Stat label={copy.median} value={durationText(medianMs)} />
      </AutoGrid>
      <DataTable
        caption={copy.byPurpose}
        columns={byPurpose}
        rows={[
          ...purposes.map(({ purpose, ...figures }) => ({ name: purposeLabels[purpose], ...figures })),
          { name: copy.total, ...total },
        ]}
        getKey={({ name }) => name}
        empty={null}
      />
      <DataTable
        caption={copy.byDay}
        columns={byDay}
        rows={days.map(({ day, ...figures }) => ({ name: dayText(day), ...figures }))}
        getKey={({ name }) => name}
        empty={null}
      />
      <p className={text.soft}>{copy.statsNote}</p>
    </Stack>
  );
}
