import type { Dispute, DisputeEntry } from "@jobami/api/disputes/contract";
import type { DisputeSide } from "@jobami/api/disputes/routes";
import { displayText } from "@jobami/api/http/display-text";
import { Stack } from "@jobami/ui/layout/Stack";
import { RelativeTime } from "@jobami/ui/RelativeTime";
import { Timeline } from "@jobami/ui/Timeline";
import { AttachedFiles, ViewedFiles } from "../../talk/files/index.ts";
import { copy, entryText, entryTones } from "./copy.ts";
import * as css from "./disputes.css.ts";

/** What happened in a dispute, with the text of both sides and of staff. */
export function DisputeTimeline({ dispute, viewer }: { dispute: Dispute; viewer: DisputeSide | null }) {
  const { entries } = dispute;
  return (
    <Timeline
      label={copy.happenings}
      entries={entries.map((entry, place) => ({
        id: entry.id,
        title: entryText(entry, viewer),
        time: <RelativeTime instant={entry.at} />,
        detail: <EntryContent entry={entry} isStaff={viewer === null} />,
        tone: entryTones[entry.kind] ?? "neutral",
        isCurrent: place === entries.length - 1,
      }))}
    />
  );
}

/** The text of an entry and what goes along with it. */
function EntryContent({
  entry: { words: message, files },
  isStaff,
}: {
  entry: DisputeEntry;
  isStaff: boolean;
}) {
  const Files = isStaff ? ViewedFiles : AttachedFiles;
  if (message === "" && files.length === 0) return null;
  return (
    <Stack gap={2}>
      {message !== "" && <p className={css.bodyText}>{displayText(message)}</p>}
      <Files files={files} />
    </Stack>
  );
}
