import type { PastSearch } from "@jobami/machines/navigation/service-search";
import { storedRecord } from "../../../platform/storage/index.ts";

interface PastSearches {
  /** Whose they are, null for a visitor: what another person of this device searched for is no one’s business. */
  userId: string | null;
  searches: readonly PastSearch[];
}

const isSearch = (value: unknown): value is PastSearch =>
  typeof value === "object" &&
  value !== null &&
  "what" in value &&
  typeof value.what === "string" &&
  "where" in value &&
  typeof value.where === "string";

const stored = storedRecord<PastSearches>({
  key: "service-searches",
  kind: "device",
  lifeMs: 90 * 86_400_000,
  isValid: (value): value is PastSearches =>
    typeof value === "object" &&
    value !== null &&
    "userId" in value &&
    (value.userId === null || typeof value.userId === "string") &&
    "searches" in value &&
    Array.isArray(value.searches) &&
    value.searches.every(isSearch),
});

/** What a person searched for on this device, the last one first. */
export function readSearches(userId: string | null): readonly PastSearch[] {
  const past = stored.read();
  return past?.userId === userId ? past.searches : [];
}

/** Stores it for ninety days if the browser lets it; none clears it. */
export function writeSearches(userId: string | null, searches: readonly PastSearch[]): void {
  stored.remember(searches.length === 0 ? null : { userId, searches });
}
