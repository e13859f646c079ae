import { systemClock } from "../clock/index.ts";

interface Companion {
  until: number;
  owner: string;
}

/** A flag whose key and value are fixed, stored with an expiry beside it. */
export interface ExpiringFlag {
  isSet: (owner: string) => boolean;
  /** When it lapses, in ms since 1970; null when it is not set. */
  until: (owner: string) => number | null;
  set: (owner: string) => void;
  clear: () => void;
}

interface ExpiringFlagOptions {
  key: string;
  /** In ms. */
  lifeMs: number;
  now?: () => number;
}

/**
 * Declares a flag of local storage: `key` holds 'true' and `key_expires` until when and for whom, since local storage
 * has no expiry of its own [reading 6]. A lapsed flag, or another person’s, is removed when it is read.
 */
export function expiringFlag({ key, lifeMs, now = systemClock.now }: ExpiringFlagOptions): ExpiringFlag {
  const companionKey = `${key}_expires`;

  function set(owner: string): void {
    try {
      localStorage.setItem(companionKey, JSON.stringify({ until: now() + lifeMs, owner }));
      localStorage.setItem(key, "true");
    } catch {
      // A full or forbidden storage keeps nothing; the server knows.
    }
  }

  function clear(): void {
    try {
      localStorage.removeItem(key);
      localStorage.removeItem(companionKey);
    } catch {
      // A forbidden storage holds nothing to remove.
    }
  }

  function readCompanion(): Companion | null {
    try {
      const stored = JSON.parse(localStorage.getItem(companionKey) ?? "null") as Partial<Companion> | null;
      return typeof stored?.until === "number" && typeof stored.owner === "string"
        ? (stored as Companion)
        : null;
    } catch {
      return null;
    }
  }

  function isFlagged(): boolean {
    try {
      return localStorage.getItem(key) === "true";
    } catch {
      return false;
    }
  }

  function until(owner: string): number | null {
    if (!isFlagged()) return null;
    const companion = readCompanion();
    if (companion === null) {
      // A flag without its expiry starts a whole life, so that it ends at all.
      set(owner);
      return now() + lifeMs;
    }
    if (companion.owner === owner && now() < companion.until) return companion.until;
    clear();
    return null;
  }

  return { set, clear, until, isSet: (owner) => until(owner) !== null };
}
