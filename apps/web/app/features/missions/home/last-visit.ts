import { storedRecord } from "../../../platform/storage/index.ts";

/** A pause of this length ends a visit, in ms. */
const visitPauseMs = 30 * 60_000;

/** When a person was here last, and when the visit before this one ended; instants in ms since 1970. */
export interface Visit {
  seenAt: number;
  since: number | null;
}

/** The visit that goes on, or begins, at `now`. */
export function visitAt(stored: Visit | null, now: number): Visit {
  if (stored === null) return { seenAt: now, since: null };
  return { seenAt: now, since: now - stored.seenAt >= visitPauseMs ? stored.seenAt : stored.since };
}

/** A person's visits to the first page on this device. */
export function visitRecord(userId: string) {
  return storedRecord<Visit>({
    key: `home-visit:${userId}`,
    kind: "device",
    lifeMs: 90 * 86_400_000,
    isValid: (value): value is Visit => typeof value === "object" && value !== null && "seenAt" in value,
  });
}
