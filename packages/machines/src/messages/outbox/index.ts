export { createOutboxMachine, type OutboxMachine, outboxPauseMs } from "./outbox.machine.ts";
export type { OutboxEmitted, OutboxEvent, OutboxItem, OutgoingMessage } from "./outbox.types.ts";
export { outboxView, type PendingMessage } from "./outbox.view.ts";
