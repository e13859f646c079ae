import { useSyncExternalStore } from "react";

/** Whether the window matches a media query; false while the server renders. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = globalThis.matchMedia(query);
      list.addEventListener("change", onChange);
      return () => list.removeEventListener("change", onChange);
    },
    () => globalThis.matchMedia(query).matches,
    () => false,
  );
}
