import {
  type CSSProperties,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";

/** Fewer rows than this are all there, so that the browser's own search finds every word of them. */
const mostWhole = 80;
/** How many rows are there before anything was measured. */
const firstRows = 40;
/** What a row takes before one was measured, in px. */
const guess = 64;

export interface RowWindowOptions {
  /** What distinguishes the rows, in their order. */
  keys: readonly string[];
  /** Holds the rows and nothing else, one below the other; each row bears its key as `data-row`. */
  list: RefObject<HTMLElement | null>;
  /** What scrolls the rows; without, the page does. */
  scroller?: RefObject<HTMLElement | null> | undefined;
  /** It opens at its last rows. */
  isFromEnd?: boolean;
}

/** A row that is in the document. */
export interface RowThere {
  index: number;
  /** The room above it of rows that are not there, in px: its margin. */
  above: number | undefined;
}

export interface RowWindow {
  rows: readonly RowThere[];
  /** The style of the list: the room of rows below the last one that is there. */
  below: CSSProperties | undefined;
  /** Keeps a row in the document wherever one scrolls: the one with the focus. */
  hold: (key: string) => void;
  /** Scrolls to a row, which comes to stand a third below the upper edge. */
  bring: (key: string) => void;
  /** Puts the rows of what is in view there at once, after a scroll by a script. */
  refresh: () => void;
}

/** Where rows begin or end: before the one with a key, or where that one was; null at the first or the last. */
type Edge = { key: string; index: number } | null;
interface Span {
  from: Edge;
  until: Edge;
}

/** What stands at the upper edge of the view, and how far from it. */
interface Anchor {
  key: string;
  top: number;
}

/** The rows, what scrolls them, and where the view is. */
interface Seen {
  list: HTMLElement;
  element: Element;
  top: number;
  height: number;
}

function see(list: HTMLElement | null, scroller: HTMLElement | null | undefined): Seen | null {
  const element = scroller ?? document.scrollingElement;
  if (list === null || element === null) return null;
  return scroller
    ? { list, element, top: scroller.getBoundingClientRect().top, height: scroller.clientHeight }
    : { list, element, top: 0, height: globalThis.innerHeight };
}

const rowsIn = (list: HTMLElement) => [...list.children] as HTMLElement[];
const keyOf = (row: HTMLElement) => row.dataset.row ?? "";
const rowOf = (list: HTMLElement, key: string) => rowsIn(list).find((row) => keyOf(row) === key);

/** Null where the view stands as it opened. */
function anchorOf({ list, element, top }: Seen): Anchor | null {
  if (Math.abs(element.scrollTop) <= 1) return null;
  const first = rowsIn(list).find((row) => row.getBoundingClientRect().bottom > top);
  return first ? { key: keyOf(first), top: first.getBoundingClientRect().top - top } : null;
}

/** Puts what stood at the upper edge there again. */
function stay({ list, element, top }: Seen, anchor: Anchor | null): void {
  const row = anchor === null ? undefined : rowOf(list, anchor.key);
  if (row === undefined || anchor === null) return;
  const moved = row.getBoundingClientRect().top - top - anchor.top;
  if (Math.abs(moved) > 1) element.scrollTop += moved;
}

/** Scrolls to a row, if it is there. */
function comeTo({ list, element, top, height }: Seen, key: string | null): boolean {
  const row = key === null ? undefined : rowOf(list, key);
  if (row === undefined) return false;
  element.scrollTop += row.getBoundingClientRect().top - top - height / 3;
  return true;
}

const isSame = (one: Edge, other: Edge) => one?.key === other?.key;
function edgeAt(keys: readonly string[], index: number): Edge {
  const key = index <= 0 ? undefined : keys[index];
  return key === undefined ? null : { key, index };
}

/** How high rows are: as they were measured, or as high as the first ones were on average. */
class Sizes {
  private known = new Map<string, number>();
  private width = -1;
  private average: number | null = null;

  of(key: string | undefined): number {
    return (key === undefined ? undefined : this.known.get(key)) ?? this.average ?? guess;
  }

  /** Answers whether rows that are not there have another size now. */
  measure(list: HTMLElement): boolean {
    const isOther = list.clientWidth !== this.width;
    if (isOther) {
      this.known.clear();
      this.average = null;
      this.width = list.clientWidth;
    }
    const gap = Number.parseFloat(getComputedStyle(list).rowGap) || 0;
    let sum = 0;
    const rows = rowsIn(list);
    for (const row of rows) {
      const size = row.getBoundingClientRect().height + gap;
      sum += size;
      this.known.set(keyOf(row), size);
    }
    if (this.average !== null || rows.length === 0) return isOther;
    this.average = sum / rows.length;
    return true;
  }
}

const wholeSpan = (keys: readonly string[]): Span => ({
  from: keys[0] === undefined ? null : { key: keys[0], index: 0 },
  until: null,
});

/** The rows in view, and those of one view above and below; by eight, so that not every line scrolled changes what is there. */
function spanInView({ list, top, height }: Seen, keys: readonly string[], sizes: Sizes): Span {
  const start = top - list.getBoundingClientRect().top;
  let [at, from, until] = [0, 0, keys.length];
  for (let index = 0; index < keys.length; index += 1) {
    if (at > start + 2 * height) {
      until = index;
      break;
    }
    at += sizes.of(keys[index]);
    if (at < start - height) from = index + 1;
  }
  from = Math.min(Math.floor(from / 8) * 8, keys.length - 1);
  return { from: edgeAt(keys, from), until: edgeAt(keys, Math.ceil(until / 8) * 8) };
}

/**
 * Of thousands of rows, those near the view: the others are room, as high as they were when they were there. What one reads
 * stays where it is when rows come, go or grow around it, unless the view stands where it opened: there it stays with the newest.
 */
export function useRowWindow({ keys, list, scroller, isFromEnd = false }: RowWindowOptions): RowWindow {
  const isWhole = keys.length <= mostWhole;
  const places = useMemo(() => new Map(keys.map((key, index) => [key, index])), [keys]);
  const [sizes] = useState(() => new Sizes());
  const [placed, setPlaced] = useState<Span | null>(null);
  const [held, setHeld] = useState<string | null>(null);
  const [, setMeasured] = useState(0);
  const anchor = useRef<Anchor | null>(null);
  const target = useRef<string | null>(null);

  const look = useRef({ moved: () => {}, settle: () => {} });
  useLayoutEffect(() => {
    const place = (seen: Seen) => {
      // Those that are there stay, should rows before them make them too many.
      const next = isWhole ? wholeSpan(keys) : spanInView(seen, keys, sizes);
      setPlaced((now) => (now && isSame(now.from, next.from) && isSame(now.until, next.until) ? now : next));
    };
    const moved = () => {
      const seen = see(list.current, scroller?.current);
      if (seen === null) return;
      anchor.current = anchorOf(seen);
      place(seen);
    };
    const settle = () => {
      const seen = see(list.current, scroller?.current);
      if (seen === null) return;
      if (sizes.measure(seen.list) && !isWhole) setMeasured((count) => count + 1);
      if (comeTo(seen, target.current)) target.current = null;
      else if (!isWhole) stay(seen, anchor.current);
      anchor.current = anchorOf(seen);
      place(seen);
    };
    look.current = { moved, settle };
    settle();
  });

  useEffect(() => {
    if (list.current === null) return;
    const moved = () => look.current.moved();
    const on = scroller?.current ?? globalThis;
    on.addEventListener("scroll", moved, { passive: true });
    const watch = new ResizeObserver(() => look.current.settle());
    watch.observe(list.current);
    if (scroller?.current) watch.observe(scroller.current);
    return () => {
      on.removeEventListener("scroll", moved);
      watch.disconnect();
    };
  }, [list, scroller]);

  const bring = useCallback((key: string) => {
    target.current = key;
    setHeld(key);
    look.current.settle();
  }, []);
  const refresh = useCallback(() => look.current.moved(), []);

  const span = placed ?? {
    from: isFromEnd ? edgeAt(keys, keys.length - firstRows) : null,
    until: isFromEnd ? null : edgeAt(keys, firstRows),
  };
  const indexOf = (edge: Edge, otherwise: number) =>
    isWhole || edge === null ? otherwise : Math.max(places.get(edge.key) ?? edge.index, 0);
  const [from, until] = [indexOf(span.from, 0), indexOf(span.until, keys.length)];
  const rows = rowsThere({ keys, sizes, from, until, held: held === null ? undefined : places.get(held) });
  return { ...rows, hold: setHeld, bring, refresh };
}

/** What a row shows of itself: its key, its room, and its place among all there are (-1: how many is not known). */
export function rowPlace({ key, index, above, total }: RowThere & { key: string; total: number }) {
  return {
    "data-row": key,
    "aria-posinset": index + 1,
    "aria-setsize": total,
    style: above === undefined ? undefined : { marginBlockStart: above },
  };
}

function rowsThere(there: {
  keys: readonly string[];
  sizes: Sizes;
  from: number;
  until: number;
  held: number | undefined;
}): Pick<RowWindow, "rows" | "below"> {
  const { keys, sizes, from, until, held } = there;
  const indexes = keys.slice(from, until).map((_, index) => from + index);
  if (held !== undefined && held < from) indexes.unshift(held);
  if (held !== undefined && held >= until) indexes.push(held);
  const room = (start: number, end: number) => {
    let sum = 0;
    for (let index = start; index < end; index += 1) sum += sizes.of(keys[index]);
    return sum === 0 ? undefined : sum;
  };
  let next = 0;
  const rows = indexes.map((index) => {
    const above = room(next, index);
    next = index + 1;
    return { index, above };
  });
  const below = room(next, keys.length);
  // Where the view is held by hand, the browser must not keep it too.
  const isCut = rows.length < keys.length;
  return { rows, below: isCut ? { paddingBlockEnd: below, overflowAnchor: "none" } : undefined };
}
