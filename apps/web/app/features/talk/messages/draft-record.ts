import { storedRecord } from "../../../platform/storage/index.ts";

const monthMs = 30 * 86_400_000;

/** What a person began to write into a conversation in this browser, a month at most. */
export function draftRecord(userId: string, conversationId: string) {
  const record = storedRecord<string>({
    key: `message-draft:${userId}:${conversationId}`,
    kind: "device",
    lifeMs: monthMs,
    isValid: (value): value is string => typeof value === "string",
  });
  return {
    read: () => record.read() ?? "",
    keep: (text: string) => record.remember(text.trim() === "" ? null : text),
  };
}
