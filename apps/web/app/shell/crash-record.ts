import type { CrashReloadRecord } from "@jobami/machines/flows/crash-reload";
import { storedRecord } from "../world/stored.ts";

/** When this tab was last reloaded by itself; a minute and more is as good as never. */
export const crashRecord = storedRecord<CrashReloadRecord>({
  key: "crash",
  kind: "tab",
  lifeMs: 3_600_000,
  isValid: (value): value is CrashReloadRecord =>
    typeof value === "object" && value !== null && "reloadedAt" in value,
});

/** Whether this browser keeps what it is told in a tab. */
export function canRememberCrash(): boolean {
  const kept = crashRecord.read() ?? { reloadedAt: null };
  crashRecord.write(kept);
  return crashRecord.read() !== null;
}
