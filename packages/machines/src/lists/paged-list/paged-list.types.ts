/** A page of a list, as its address asks for it: `filter` is everything else that is asked, as one text. */
export interface PageAddress {
  filter: string;
  /** Counted from 1. */
  page: number;
}

/** What is asked of the server; `cursor` continues by key after the page before, null where only the number is known. */
export interface AskedPage extends PageAddress {
  cursor: string | null;
}

/** How a page that was read ends. */
export interface PageEnd {
  /** Continues after this page; null after the last one. */
  nextCursor: string | null;
}

/** A page as the server answered it; the reader keeps it, the machine only states which one is shown. */
export interface ReadPage<Item> extends PageEnd {
  items: readonly Item[];
  /** Unknown where a list is walked by key alone. */
  totalPages?: number;
  /** Stops at a cap when `isCapped`. */
  totalCount: number;
  isCapped?: boolean;
  /** `totalCount` is about so many. */
  countIsEstimated?: boolean;
  /** The page before, where a list is walked by key alone. */
  previousCursor?: string | null;
}

export interface PagedListContext {
  asked: AskedPage;
  /** The page that was answered last; its rows stay while another is read. */
  shown: AskedPage | null;
  /** How the pages of this filter are reached by key, by their number; null after the last one. */
  cursors: Readonly<Record<number, string | null>>;
}

export interface PagedListInput extends PageAddress {
  /** The end of that page where it is known already, as when a person comes back. */
  known: PageEnd | null;
}

export type PagedListEvent =
  /** The address asks for a page: a link, a filter, the back button. */
  | ({ type: "page.requested" } & PageAddress)
  | { type: "page.read"; of: PageAddress; end: PageEnd }
  /** `isUnreachable`: no answer came at all. */
  | { type: "reading.failed"; of: PageAddress; isUnreachable: boolean }
  | { type: "retry.requested" }
  | { type: "browser.cameOnline" };

/** What is asked must be read anew, whatever is cached. */
export type PagedListEmitted = { type: "reading.requested"; asked: AskedPage };
