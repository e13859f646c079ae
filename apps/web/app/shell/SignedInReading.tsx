import { readingDefaults } from "@jobami/api/http/provider";
import type { ReactNode } from "react";
import { type Cache, SWRConfig } from "swr";

let kept: { userId: string; cache: Cache } | null = null;

/** What was read stays with the person it was read for: another person starts with nothing. */
function cacheOf(userId: string): Cache {
  if (kept?.userId !== userId) kept = { userId, cache: new Map() as Cache };
  return kept.cache;
}

/** Forgets everything read, when the session ends. */
export function forgetReadings(): void {
  kept = null;
}

/** Reading for a signed-in person: one retry, answers good for 30 s, one cache for all of the page [APP-06, APP-07, APP-08]. */
export function SignedInReading({ userId, children }: { userId: string; children: ReactNode }) {
  return (
    <SWRConfig key={userId} value={{ ...readingDefaults, provider: () => cacheOf(userId) }}>
      {children}
    </SWRConfig>
  );
}
