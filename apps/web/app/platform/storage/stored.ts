import { systemClock } from "../clock/index.ts";

interface StoredValue {
  value: unknown;
  until: number;
}

function isStoredValue(value: unknown): value is StoredValue {
  return typeof value === "object" && value !== null && "value" in value && "until" in value;
}

/** Node has a localStorage of its own, shared by all visitors: on the server nothing is stored. Throws where it is forbidden. */
function storageOf(kind: "device" | "tab"): Storage | null {
  if (typeof document === "undefined") return null;
  return kind === "device" ? globalThis.localStorage : globalThis.sessionStorage;
}

/** A small record stored in this browser: `device` outlives it being closed, `tab` does not. */
export interface StoredRecord<T> {
  /** What is stored; null for nothing, and for what cannot be read. */
  read: () => T | null;
  /** Throws when the browser keeps nothing, as with a full or forbidden storage: for what is shown to a person as stored. */
  write: (value: T) => void;
  /** Throws when the browser lets nothing go. */
  clear: () => void;
  /** Keeps the record (null clears it) if the browser lets it, silently: for what is shown to no one as stored. */
  remember: (value: T | null) => void;
}

/** Declares a record under a product-prefixed key. `lifeMs` counts from each writing; a lapsed or damaged record reads as none. */
export function storedRecord<T>(options: {
  key: string;
  kind: "device" | "tab";
  lifeMs: number;
  isValid: (value: unknown) => value is T;
  now?: () => number;
}): StoredRecord<T> {
  const { kind, lifeMs, isValid, now = systemClock.now } = options;
  const key = `jobami:${options.key}`;

  function readText(): string | null {
    try {
      return storageOf(kind)?.getItem(key) ?? null;
    } catch {
      return null;
    }
  }

  const clear = () => storageOf(kind)?.removeItem(key);
  const write = (value: T) => storageOf(kind)?.setItem(key, JSON.stringify({ value, until: now() + lifeMs }));

  function remember(value: T | null): void {
    try {
      if (value === null) clear();
      else write(value);
    } catch {
      // The page goes on without.
    }
  }

  return {
    clear,
    write,
    remember,
    read: () => {
      const text = readText();
      if (text === null) return null;
      try {
        const stored: unknown = JSON.parse(text);
        if (isStoredValue(stored) && stored.until > now() && isValid(stored.value)) return stored.value;
      } catch {
        // A record that is not JSON was damaged: it reads as none.
      }
      remember(null);
      return null;
    },
  };
}
