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
  const { context } = snapshot;
  const isPaused = snapshot.hasTag("paused");
  return {
    status: isPaused ? "paused" : snapshot.hasTag("speaking") ? "reading" : "silent",
    text: context.current?.text ?? "",
    waiting: context.queue.length,
  };
}
