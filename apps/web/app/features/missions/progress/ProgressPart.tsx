import { displayText } from "@jobami/api/http/display-text";
import type { MissionProgress, ProgressEntry } from "@jobami/api/progress/contract";
import { Stack } from "@jobami/ui/layout/Stack";
import { RelativeTime } from "@jobami/ui/RelativeTime";
import { Timeline, type TimelineEntry } from "@jobami/ui/Timeline";
import { useClock } from "../../../platform/clock/index.ts";
import { Fold } from "../../../platform/folds/index.ts";
import { AttachedFiles } from "../../talk/files/index.ts";
import { copy, entryText } from "./copy.ts";
import * as css from "./progress.css.ts";

const tones: Partial<Record<MissionProgress["entries"][number]["kind"], TimelineEntry["tone"]>> = {
  "work.done": "primary",
  "work.confirmed": "success",
  "confirmation.lapsed": "success",
  "mission.completed": "success",
  "changes.asked": "warning",
  "mission.cancelled": "danger",
};

/** What became of a mission since it was agreed on, step by step. */
export function ProgressPart({ progress }: { progress: MissionProgress }) {
  const now = useClock().now();
  const { entries } = progress;
  return (
    <Fold id="deroulement" title={copy.title}>
      <Timeline
        label={copy.title}
        entries={entries.map((entry, place) => ({
          id: entry.id,
          title: entryText(entry, now),
          time: <RelativeTime instant={entry.at} />,
          detail: <EntryContent {...entry} />,
          tone: tones[entry.kind] ?? "neutral",
          isCurrent: place === entries.length - 1,
        }))}
      />
    </Fold>
  );
}

/** The text of an entry, and the photos of what was done. */
function EntryContent({ note, photos }: Pick<ProgressEntry, "note" | "photos">) {
  if (note === "" && photos.length === 0) return null;
  return (
    <Stack gap={2}>
      {note !== "" && <p className={css.bodyText}>{displayText(note)}</p>}
      <AttachedFiles files={photos} />
    </Stack>
  );
}
