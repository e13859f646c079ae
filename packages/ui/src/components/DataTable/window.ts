import { type RefObject, useEffect, useState } from "react";

/** Beyond this many rows only those near the eye are in the page. */
export const mostRowsAtOnce = 200;
/** Rows rendered above and below those in sight, so that scrolling and tabbing meet no gap. */
const overscan = 12;

/** Rows from `first` (included) to `last` (excluded). */
export interface RowWindow {
  first: number;
  last: number;
}

/** Rows that must be in the page for a place of the scroll; lengths in px. */
export function rowsAround(place: {
  scrollTop: number;
  height: number;
  rowHeight: number;
  count: number;
}): RowWindow {
  const { scrollTop, height, rowHeight, count } = place;
  const inSight = Math.ceil(height / rowHeight);
  const top = Math.min(Math.floor(scrollTop / rowHeight), Math.max(0, count - inSight));
  return { first: Math.max(0, top - overscan), last: Math.min(count, top + inSight + overscan) };
}

/** Watches a box that scrolls `count` rows; measures a row from those that are shown. */
export function useRowWindow(
  box: RefObject<HTMLElement | null>,
  count: number,
  isOn: boolean,
): RowWindow & { rowHeight: number } {
  const [rowHeight, setRowHeight] = useState(52);
  const [{ first, last }, setWindow] = useState<RowWindow>({ first: 0, last: overscan * 3 });
  useEffect(() => {
    const element = box.current;
    if (!isOn || element === null) return undefined;
    const look = () => {
      const shown = [...element.querySelectorAll<HTMLElement>("[data-row]")];
      const total = shown.reduce((sum, row) => sum + row.getBoundingClientRect().height, 0);
      const measured = shown.length > 0 && total > 0 ? total / shown.length : rowHeight;
      if (Math.abs(measured - rowHeight) > 0.5) setRowHeight(measured);
      const next = rowsAround({
        scrollTop: element.scrollTop,
        height: element.clientHeight,
        rowHeight: measured,
        count,
      });
      setWindow((now) => (now.first === next.first && now.last === next.last ? now : next));
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener("scroll", look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", look);
    };
  }, [box, count, isOn, rowHeight]);
  return isOn ? { first, last: Math.min(last, count), rowHeight } : { first: 0, last: count, rowHeight };
}
