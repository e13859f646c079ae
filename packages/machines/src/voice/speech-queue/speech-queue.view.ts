import type { SnapshotFrom } from "xstate";
import type { SpeechQueueMachine } from "./speech-queue.machine.ts";

/** What is shown of the reading aloud. */
export interface SpeechQueueView {
  status: "silent" | "reading" | "paused";
  /** The text being read; empty when silent. */
  text: string;
  /** How many texts wait. */
  waiting: number;
}

export function speechQueueView(
  snapshot: Pick<SnapshotFrom<SpeechQueueMachine>, "context" | "hasTag">,
): SpeechQueueView {
  const { current, queue } = snapshot.context;
  if (snapshot.hasTag("paused"))
    return { status: "paused", text: queue[0]?.text ?? "", waiting: Math.max(0, queue.length - 1) };
  return {
    status: snapshot.hasTag("speaking") ? "reading" : "silent",
    text: current?.text ?? "",
    waiting: queue.length,
  };
}
