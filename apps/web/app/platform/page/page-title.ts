import { useLayoutEffect, useSyncExternalStore } from "react";
import { useBrand } from "./page-facts.ts";

let known: string | undefined;
const readers = new Set<() => void>();

function notifyListeners(title: string | undefined): void {
  known = title;
  for (const read of readers) read();
}

function subscribe(read: () => void): () => void {
  readers.add(read);
  return () => void readers.delete(read);
}

/**
 * Calls the page by what is known of it only once it is there; before, and for search engines, its route's meta does. `place` is what
 * it is called among the pages above it, where that is something else.
 */
export function usePageTitle(title: string, place = title): void {
  const { name } = useBrand();
  useLayoutEffect(() => {
    document.title = `${title} · ${name}`;
  }, [title, name]);
  useLayoutEffect(() => {
    notifyListeners(place);
    return () => notifyListeners(undefined);
  }, [place]);
}

let awaited = 0;

/** The page is called after what it reads: until that has come it is not announced by another name. */
export function useAwaitedTitle({ data, error }: { data?: unknown; error?: unknown }): void {
  const isAwaited = data === undefined && error === undefined;
  useLayoutEffect(() => {
    if (!isAwaited) return;
    awaited += 1;
    return () => {
      awaited -= 1;
    };
  }, [isAwaited]);
}

/** Whether the page that is shown has still to learn what it is called. */
export const isTitleAwaited = () => awaited > 0;

/** What the page that is shown calls itself by `usePageTitle`; nothing on the server, and where it is called as its route is. */
export function useKnownTitle(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => known,
    () => undefined,
  );
}
