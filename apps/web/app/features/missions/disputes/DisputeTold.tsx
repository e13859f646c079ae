import type { Dispute, DisputeEntry } from "@jobami/api/disputes/contract";
import type { DisputeSide } from "@jobami/api/disputes/routes";
import { displayText } from "@jobami/api/http/display-text";
import { Stack } from "@jobami/ui/layout/Stack";
import { RelativeTime } from "@jobami/ui/RelativeTime";
import { Timeline } from "@jobami/ui/Timeline";
import { AttachedFiles, ViewedFiles } from "../../talk/files/index.ts";
import { entryTones, entryWords, words } from "./copy.ts";
import * as css from "./disputes.css.ts";

/** What happened in a dispute, with the words of both sides and of the house. */
export function DisputeTold({ dispute, viewer }: { dispute: Dispute; viewer: DisputeSide | null }) {
  const { entries } = dispute;
  return (
    <Timeline
      label={words.happenings}
      entries={entries.map((entry, place) => ({
        id: entry.id,
        title: entryWords(entry, viewer),
        time: <RelativeTime instant={entry.at} />,
        detail: <Told entry={entry} isStaff={viewer === null} />,
        tone: entryTones[entry.kind] ?? "neutral",
        isCurrent: place === entries.length - 1,
      }))}
    />
  );
}

/** The words of an entry and what goes along with them. */
function Told({ entry: { words: said, files }, isStaff }: { entry: DisputeEntry; isStaff: boolean }) {
  const Files = isStaff ? ViewedFiles : AttachedFiles;
  if (said === "" && files.length === 0) return null;
  return (
    <Stack gap={2}>
      {said !== "" && <p className={css.said}>{displayText(said)}</p>}
      <Files files={files} />
    </Stack>
  );
}
