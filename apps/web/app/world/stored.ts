interface Kept {
  value: unknown;
  until: number;
}

function isKept(value: unknown): value is Kept {
  return typeof value === "object" && value !== null && "value" in value && "until" in value;
}

/** Node has a localStorage of its own, shared by all visitors: on the server nothing is kept. */
function storageOf(kind: "device" | "tab"): Storage | null {
  if (typeof document === "undefined") return null;
  try {
    return kind === "device" ? globalThis.localStorage : globalThis.sessionStorage;
  } catch {
    return null;
  }
}

/** A small record kept in this browser: `device` outlives it being closed, `tab` does not. */
export interface StoredRecord<T> {
  read: () => T | null;
  write: (value: T) => void;
  clear: () => void;
}

/** Declares a record under a product-prefixed key. `lifeMs` counts from each writing; a lapsed or damaged record reads as none. */
export function storedRecord<T>(options: {
  key: string;
  kind: "device" | "tab";
  lifeMs: number;
  isValid: (value: unknown) => value is T;
}): StoredRecord<T> {
  const key = `jobami:${options.key}`;
  const clear = () => storageOf(options.kind)?.removeItem(key);
  return {
    clear,
    read: () => {
      const text = storageOf(options.kind)?.getItem(key);
      if (text === null || text === undefined) return null;
      try {
        const kept: unknown = JSON.parse(text);
        if (isKept(kept) && kept.until > Date.now() && options.isValid(kept.value)) return kept.value;
      } catch {
        // A record that is not JSON was damaged: it reads as none.
      }
      clear();
      return null;
    },
    write: (value) => {
      try {
        storageOf(options.kind)?.setItem(key, JSON.stringify({ value, until: Date.now() + options.lifeMs }));
      } catch {
        // A full or forbidden storage keeps nothing; the page goes on without.
      }
    },
  };
}
