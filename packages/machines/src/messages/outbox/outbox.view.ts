import type { OutboxContext, OutgoingMessage } from "./outbox.types.ts";

/** A message of the outbox as its conversation shows it. */
export interface PendingMessage extends OutgoingMessage {
  status: "sending" | "waiting" | "failed";
  /** Why the server refused it. */
  problem: string | null;
}

interface Snapshot {
  context: OutboxContext;
  hasTag(tag: "sending" | "held"): boolean;
}

/** What is on its way, in the order in which it was written. */
export function outboxView(snapshot: Snapshot): { pending: readonly PendingMessage[] } {
  const isHeld = snapshot.hasTag("held");
  return {
    pending: snapshot.context.items.map((item) => ({
      ...item,
      status: item.problem === null ? (isHeld ? "waiting" : "sending") : "failed",
    })),
  };
}
