import type { Mission } from "@jobami/api/missions/contract";
import { media } from "@jobami/ui/theme";
import { type MouseEvent, type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from "react";
import { fetchAhead, isLost, useAheadWhenQuiet } from "../../../platform/ahead/index.ts";
import { useMedia } from "../../../platform/viewport/index.ts";
import { openedList } from "./opened-list.ts";

const hasRoom = () => globalThis.matchMedia(media.fromWide).matches;

/** A press that means this page: not a new tab, not a download. */
function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

interface BesideProps {
  list: RefObject<HTMLElement | null>;
  items: readonly Mission[];
  /** The mission that is shown beside the list. */
  besideId: string | null;
  onBeside: (id: string | null) => void;
  /** Loads what draws it. */
  loadBeside: () => Promise<unknown>;
}

/**
 * The mission beside a list: a row shows its mission there where there is room, and leads to its page where there is none. What draws it
 * is fetched while the list is only looked at. The focus comes back to its row when it is closed.
 */
export function useBeside({ list, items, besideId, onBeside, loadBeside }: BesideProps) {
  const last = useRef(besideId);
  const showBeside = useRef(onBeside);
  useLayoutEffect(() => {
    showBeside.current = onBeside;
  });
  useAheadWhenQuiet(loadBeside, useMedia(media.fromWide) && items.length > 0);
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
    // Of the same identity at every drawing: rows that stay as they are are not drawn anew.
    follow: useCallback(
      (event: MouseEvent, id: string) => {
        // Its page is there where what draws it beside the list could not come.
        if (!isPlain(event) || !hasRoom() || isLost(loadBeside)) return;
        event.preventDefault();
        showBeside.current(id);
      },
      [loadBeside],
    ),
    approach: useCallback(() => {
      if (hasRoom()) void fetchAhead(loadBeside);
    }, [loadBeside]),
    step: (by: 1 | -1) => {
      const at = items.findIndex(({ id }) => id === besideId);
      const next = at === -1 ? undefined : items[at + by];
      if (next !== undefined) onBeside(next.id);
    },
  };
}
