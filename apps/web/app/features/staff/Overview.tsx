import type { AuditEntry } from "@jobami/api/audit/contract";
import { Columns } from "@jobami/ui/layout/Columns";
import { Stack } from "@jobami/ui/layout/Stack";
import type { ReactNode } from "react";
import { ReadingFailed } from "../../platform/reading/index.ts";
import { words } from "./copy.ts";
import { type Attention, AttentionList, Journal } from "./Journal.tsx";
import { Part, StaffPage } from "./StaffPage.tsx";

interface Reading<Data> {
  data: Data | undefined;
  error: unknown;
  mutate: () => unknown;
}

interface OverviewProps<Data> {
  title: string;
  reading: Reading<Data>;
  journal: { title: string; empty: string };
  /** What comes first, whatever becomes of the reading. */
  lead?: ReactNode;
  /** What asks for attention. */
  attention: (data: Data) => readonly Attention[];
  figures: (data: Data) => ReactNode;
}

/** The first page of an area of staff: what asks for attention, figures, the last acts. */
export function Overview<Data extends { entries: readonly AuditEntry[] }>(props: OverviewProps<Data>) {
  const { title, lead, reading, journal, attention, figures } = props;
  const { data, error, mutate } = reading;
  const status = data === undefined ? "loading" : "ready";
  return (
    <StaffPage title={title} error={error}>
      {lead}
      {error !== undefined && <ReadingFailed error={error} onRetry={() => void mutate()} />}
      {(data !== undefined || error === undefined) && (
        <Columns ratio="2:1" from="wide" gap={6} align="start">
          <Stack gap={6}>
            <Part id="waiting" title={words.waiting}>
              <AttentionList status={status} items={data === undefined ? [] : attention(data)} />
            </Part>
            {data !== undefined && (
              <Part id="journal" title={journal.title}>
                <Journal label={journal.title} status={status} items={data.entries} empty={journal.empty} />
              </Part>
            )}
          </Stack>
          {data !== undefined && figures(data)}
        </Columns>
      )}
    </StaffPage>
  );
}
