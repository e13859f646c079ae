import type { Dispute } from "@jobami/api/disputes/contract";
import type { DisputeSide } from "@jobami/api/disputes/routes";
import { displayText } from "@jobami/api/http/display-text";
import { RelativeTime } from "@jobami/ui/RelativeTime";
import { Timeline } from "@jobami/ui/Timeline";
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
        detail: entry.words === "" ? null : <p className={css.said}>{displayText(entry.words)}</p>,
        tone: entryTones[entry.kind] ?? "neutral",
        isCurrent: place === entries.length - 1,
      }))}
    />
  );
}
