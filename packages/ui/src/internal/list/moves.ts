/** A list that keys go through, as it is now. */
export interface ListState {
  /** How many items can be reached. */
  count: number;
  /** Where the focus is; -1 on the list as a whole. */
  at: number;
  /** How many items are seen at once. */
  page: number;
  /** From the last to the first and back, as in menus; otherwise the ends hold. */
  wraps: boolean;
}

/** Where a key leads in a list, if it moves there at all. */
export function movedTo(key: string, { count, at, page, wraps }: ListState): number | undefined {
  const last = count - 1;
  if (last < 0) return undefined;
  const within = (index: number) => Math.min(Math.max(index, 0), last);
  switch (key) {
    case "ArrowDown":
      return at === last && wraps ? 0 : within(at + 1);
    case "ArrowUp":
      if (at < 0) return last;
      return at === 0 && wraps ? last : within(at - 1);
    case "Home":
      return 0;
    case "End":
      return last;
    case "PageDown":
      return within(Math.max(at, 0) + page);
    case "PageUp":
      return within(at - page);
    default:
      return undefined;
  }
}
