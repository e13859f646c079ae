import { vi } from "vitest";

/** Gives the test a `localStorage` of its own until `vi.unstubAllGlobals`; returned is what that keeps. */
export function stubStorage(): Map<string, string> {
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  return stored;
}

/** Gives the test a `localStorage` that refuses whatever is asked of it, until `vi.unstubAllGlobals`. */
export function stubForbiddenStorage(): void {
  const forbid = () => {
    throw new DOMException("forbidden", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: forbid, setItem: forbid, removeItem: forbid });
}

/** Gives the test a `localStorage` that has no room left, until `vi.unstubAllGlobals`. */
export function stubFullStorage(): void {
  const refuse = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: refuse, removeItem: () => {} });
}

/** Gives the test a browser that throws as soon as `localStorage` is named, until `vi.unstubAllGlobals`. */
export function stubUnnameableStorage(): void {
  vi.stubGlobal("localStorage", null);
  Object.defineProperty(globalThis, "localStorage", {
    configurable: true,
    get() {
      throw new DOMException("forbidden", "SecurityError");
    },
  });
}
