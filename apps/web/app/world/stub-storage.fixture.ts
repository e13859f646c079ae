import { vi } from "vitest";

/** Gives the test a `localStorage` of its own until `vi.unstubAllGlobals`; returned is what that keeps. */
export function stubStorage(): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  return kept;
}

/** Gives the test a `localStorage` that refuses whatever is asked of it, until `vi.unstubAllGlobals`. */
export function stubForbiddenStorage(): void {
  const forbid = () => {
    throw new DOMException("forbidden", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: forbid, setItem: forbid, removeItem: forbid });
}
