export { createOutboxMachine, type OutboxMachine, outboxPauseMs } from "./outbox.machine.ts";
export type {
  OutboxEmitted,
  OutboxEvent,
  OutboxItem,
  OutgoingFile,
  OutgoingMessage,
} from "./outbox.types.ts";
export { outboxView, type PendingMessage } from "./outbox.view.ts";
