import type { Remembering } from "../../boundary/emitted.ts";

/** What must outlive the reload: when the page was last reloaded by itself, in ms since 1970. */
export interface CrashReloadRecord {
  reloadedAt: number | null;
}

export interface CrashReloadInput {
  record: CrashReloadRecord | null;
  /** Whether this browser keeps the record: without it a reload could repeat for ever. */
  canRemember: boolean;
}

export interface CrashReloadContext extends CrashReloadRecord {
  canRemember: boolean;
}

export type CrashReloadEvent = { type: "reload.requested" };

/** `reload`: load the page again, now. */
export type CrashReloadEmitted = Remembering<CrashReloadRecord> | { type: "reload.requested" };
