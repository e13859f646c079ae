import type { AuditEntry } from "@jobami/api/audit/contract";
import { ListRow, ListRowSkeleton } from "@jobami/ui/List";
import { DataList } from "@jobami/ui/patterns/DataList";
import { RelativeTime } from "@jobami/ui/RelativeTime";
import { text } from "@jobami/ui/styles";
import { actorText, actText } from "../frame/index.ts";

export interface OverviewPart<Item> {
  status: "loading" | "failed" | "ready";
  items: readonly Item[];
}

interface JournalProps extends OverviewPart<AuditEntry> {
  label: string;
  empty: string;
}

/** The last acts of staff, the newest first. */
export function Journal({ label, status, items, empty }: JournalProps) {
  return (
    <DataList
      label={label}
      look="rows"
      status={status}
      items={items}
      getKey={({ id }) => id}
      renderItem={(entry) => (
        <ListRow
          title={actText(entry)}
          detail={actorText(entry)}
          state={<RelativeTime instant={entry.at} />}
        />
      )}
      skeleton={<ListRowSkeleton />}
      skeletonCount={3}
      empty={<p className={text.soft}>{empty}</p>}
    />
  );
}
