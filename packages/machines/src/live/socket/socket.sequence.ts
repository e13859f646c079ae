import type { LiveEvent, LiveReady } from "@jobami/api/live/events";
import type { SocketContext } from "./socket.types.ts";

type Place = Pick<SocketContext, "lastSeq" | "replayedAfter">;

/** How an event stands to the last one handed on: next in line, known already, or after a hole. */
export function placeOf(event: LiveEvent, { lastSeq }: Place): "next" | "known" | "afterGap" {
  if (lastSeq === null || event.seq === lastSeq + 1) return "next";
  return event.seq <= lastSeq ? "known" : "afterGap";
}

/** Whether the hole before an event is still there after a replay was asked for it. */
export function isReplayVain({ lastSeq, replayedAfter }: Place): boolean {
  return lastSeq !== null && lastSeq === replayedAfter;
}

/** Whether events were lost for good: too old to be replayed, or of a sequence that began anew. */
export function isTruncated(ready: LiveReady, { lastSeq }: Place): boolean {
  return ready.truncated || (lastSeq !== null && ready.seq < lastSeq);
}
