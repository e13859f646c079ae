import type { RedisFigures } from "@jobami/api/host/contract";
import { Card } from "@jobami/ui/Card";
import { type DescriptionEntry, DescriptionList } from "@jobami/ui/DescriptionList";
import { Stack } from "@jobami/ui/layout/Stack";
import { heading, text } from "@jobami/ui/styles";
import { timeText } from "./format.ts";
import { copy } from "./host.copy.ts";

interface FactsProps {
  id: string;
  title: string;
  entries: readonly DescriptionEntry[];
  note?: string;
}

/** What is known of one thing, under its name. */
export function Facts({ id, title, entries, note }: FactsProps) {
  return (
    <Card element="section" aria-labelledby={id}>
      <Stack gap={3}>
        <h2 id={id} className={heading[4]}>
          {title}
        </h2>
        {note !== undefined && <p className={text.soft}>{note}</p>}
        <DescriptionList entries={entries} />
      </Stack>
    </Card>
  );
}

/** When the figures were measured and by which process, and that they are read anew. */
export function MeasuredAt({ at, process: { host, pid } }: Pick<RedisFigures, "at" | "process">) {
  return (
    <p className={text.soft}>
      {copy.refreshed} <time dateTime={at}>{timeText(at)}</time>. {copy.measuredIn} {pid} ({host}).
    </p>
  );
}
