import type { Mission } from "@jobami/api/missions/contract";
import { media } from "@jobami/ui/theme";
import { type MouseEvent, type RefObject, useEffect, useRef } from "react";
import { openedList } from "./opened-list.ts";

const hasRoom = () => globalThis.matchMedia(media.fromWide).matches;

/** A press that means this page: not a new tab, not a download. */
function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

/**
 * The mission beside a list: a row shows its mission there where there is room, and leads to its page where there is none. The focus
 * comes back to its row when it is closed.
 */
export function useBeside(
  list: RefObject<HTMLElement | null>,
  items: readonly Mission[],
  besideId: string | null,
  onBeside: (id: string | null) => void,
) {
  const last = useRef(besideId);
  useEffect(() => {
    const closed = besideId === null ? last.current : null;
    last.current = besideId;
    const known = openedList.read();
    if (besideId !== null && known !== null) openedList.remember({ ...known, openedId: besideId });
    if (closed === null || document.activeElement?.closest("a, button, input") != null) return;
    const at = items.findIndex(({ id }) => id === closed);
    list.current?.querySelectorAll<HTMLElement>("li a[href]")[at]?.focus({ preventScroll: true });
  }, [besideId, items, list]);
  return {
    follow: (event: MouseEvent, id: string) => {
      if (!isPlain(event) || !hasRoom()) return;
      event.preventDefault();
      onBeside(id);
    },
    step: (by: 1 | -1) => {
      const at = items.findIndex(({ id }) => id === besideId);
      const next = at === -1 ? undefined : items[at + by];
      if (next !== undefined) onBeside(next.id);
    },
  };
}
