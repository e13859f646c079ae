import type { PastToast } from "@jobami/machines/notices/toast-stack";
import { useSyncExternalStore } from "react";

/** What the page's one stack has shown; the stack writes it, and whoever shows it again reads it. */
let past: readonly PastToast[] = [];
const none: readonly PastToast[] = [];
const readers = new Set<() => void>();

/** Hands out what can be read again, newest first. */
export function showPast(notices: readonly PastToast[]): void {
  past = notices;
  for (const read of readers) read();
}

function follow(read: () => void): () => void {
  readers.add(read);
  return () => readers.delete(read);
}

/** The notices that this person was shown on this page since it was loaded, newest first. */
export function usePastNotices(): readonly PastToast[] {
  return useSyncExternalStore(
    follow,
    () => past,
    () => none,
  );
}
