import type { OutgoingFile, OutgoingMessage } from "@jobami/machines/messages/outbox";
import { storedRecord } from "../../../platform/storage/index.ts";

const weekMs = 7 * 86_400_000;

function isFile(value: unknown): value is OutgoingFile {
  const parts = value as Partial<OutgoingFile> | null;
  return typeof parts?.key === "string" && typeof parts.name === "string" && typeof parts.size === "number";
}

function isOutgoing(value: unknown): value is OutgoingMessage {
  const parts = value as Partial<OutgoingMessage> | null;
  return (
    typeof parts === "object" &&
    typeof parts?.clientId === "string" &&
    typeof parts.conversationId === "string" &&
    typeof parts.text === "string" &&
    (parts.files === undefined || (Array.isArray(parts.files) && parts.files.every(isFile))) &&
    typeof parts.writtenAt === "number"
  );
}

/** What a person wrote in this browser and the server has yet to take, a week at most. Other tabs of theirs add to it and take from it. */
export function outboxRecord(userId: string) {
  const record = storedRecord<readonly OutgoingMessage[]>({
    key: `outbox:${userId}`,
    kind: "device",
    lifeMs: weekMs,
    isValid: (value): value is readonly OutgoingMessage[] => Array.isArray(value) && value.every(isOutgoing),
  });
  const read = () => record.read() ?? [];
  const keep = (messages: readonly OutgoingMessage[]) =>
    record.remember(messages.length === 0 ? null : messages);
  const without = (clientId: string) => read().filter((one) => one.clientId !== clientId);
  return {
    read,
    add: (message: OutgoingMessage) => keep([...without(message.clientId), message]),
    remove: (clientId: string) => keep(without(clientId)),
  };
}

/** Whether something that a person wrote in this browser is still to be sent. */
export const hasUnsent = (userId: string): boolean => outboxRecord(userId).read().length > 0;
