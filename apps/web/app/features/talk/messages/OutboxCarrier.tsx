import { useOutbox } from "./use-outbox.ts";

/** Sends what was written and the server has yet to take, where no conversation is shown. Shows nothing. */
export function OutboxCarrier({ userId }: { userId: string }) {
  useOutbox(userId);
  return null;
}
