import type { CrashReloadRecord } from "@jobami/machines/recovery/crash-reload";
import { storedRecord } from "../../../platform/storage/index.ts";

/** When this tab was last reloaded by itself; a minute and more is as good as never. */
export const crashRecord = storedRecord<CrashReloadRecord>({
  key: "crash",
  kind: "tab",
  lifeMs: 3_600_000,
  isValid: (value): value is CrashReloadRecord =>
    typeof value === "object" && value !== null && "reloadedAt" in value,
});

/** Whether this browser keeps what it is given in a tab: what it stored once states nothing of now. */
export function canRememberCrash(): boolean {
  try {
    crashRecord.write(crashRecord.read() ?? { reloadedAt: null });
    return crashRecord.read() !== null;
  } catch {
    return false;
  }
}
