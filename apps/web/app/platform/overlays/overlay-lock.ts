import { useEffect, useSyncExternalStore } from "react";

const holders = new Set<string>();
const listeners = new Set<() => void>();

function notifyListeners(): void {
  for (const listener of [...listeners]) listener();
}

/** Declares that something asks for the person's attention over the page, for as long as it does. What comes unasked waits for all who declare it; nothing else is held back. */
export function useOverlayLock(name: string, isHeld: boolean): void {
  useEffect(() => {
    if (!isHeld) return;
    holders.add(name);
    notifyListeners();
    return () => {
      holders.delete(name);
      notifyListeners();
    };
  }, [name, isHeld]);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether nothing asks for the person's attention over the page: what could wait may come. */
export function useIsOverlayFree(): boolean {
  return useSyncExternalStore(
    listen,
    () => holders.size === 0,
    () => false,
  );
}
