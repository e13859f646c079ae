import { storedRecord } from "../../../platform/storage/index.ts";

const dayMs = 86_400_000;

/** What is being written to staff in this tab, by where: a ticket's id, or the kind of a new one. */
export function typedRecord(where: string) {
  const record = storedRecord<Record<string, string>>({
    key: `support-draft:${where}`,
    kind: "tab",
    lifeMs: dayMs,
    isValid: (value): value is Record<string, string> =>
      typeof value === "object" &&
      value !== null &&
      Object.values(value).every((typed) => typeof typed === "string"),
  });
  return {
    read: (): Record<string, string> => record.read() ?? {},
    /** Nothing typed is nothing stored. */
    keep: (typed: Record<string, string>): void =>
      record.remember(Object.values(typed).every((one) => one.trim() === "") ? null : typed),
  };
}
