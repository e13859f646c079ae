import type { AuditEntry } from "@jobami/api/audit/contract";
import { Columns } from "@jobami/ui/layout/Columns";
import { Stack } from "@jobami/ui/layout/Stack";
import type { ReactNode } from "react";
import { ReadingFailed } from "../../../platform/reading/index.ts";
import { Part, StaffPage } from "../frame/index.ts";
import { Journal } from "./Journal.tsx";
import { WorkQueue } from "./WorkQueue.tsx";

interface Reading<Data> {
  data: Data | undefined;
  error: unknown;
  mutate: () => unknown;
}

interface OverviewProps<Data> {
  title: string;
  reading: Reading<Data>;
  journal: { title: string; empty: string };
  figures: (data: Data) => ReactNode;
}

/** The first page of an area of staff: what waits for who reads, figures, the last acts. */
export function Overview<Data extends { entries: readonly AuditEntry[] }>(props: OverviewProps<Data>) {
  const { title, reading, journal, figures } = props;
  const { data, error, mutate } = reading;
  return (
    <StaffPage title={title} error={error}>
      <Columns ratio="2:1" from="wide" gap={6} align="start">
        <Stack gap={6}>
          <WorkQueue />
          {error !== undefined && <ReadingFailed error={error} onRetry={() => void mutate()} />}
          {data !== undefined && (
            <Part id="journal" title={journal.title}>
              <Journal label={journal.title} status="ready" items={data.entries} empty={journal.empty} />
            </Part>
          )}
        </Stack>
        {data !== undefined && figures(data)}
      </Columns>
    </StaffPage>
  );
}
