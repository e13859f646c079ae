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

/** A page as the server answered it. */
export interface ReadPage<Item> {
  items: readonly Item[];
  totalPages: number;
  /** Stops at a cap when `isCapped`. */
  totalCount: number;
  isCapped: boolean;
  /** Continues after this page; null at the end. */
  nextCursor: string | null;
}

export interface PagedListContext<Item> {
  asked: AskedPage;
  /** The page shown last, and what it answered; it stays while another is read. */
  shown: { of: PageAddress; page: ReadPage<Item> } | null;
  /** How the pages of this filter are reached by key, by their number; null after the last one. */
  cursors: Readonly<Record<number, string | null>>;
}

export interface PagedListInput<Item> extends PageAddress {
  /** That page where it is known already, as when somebody comes back. */
  known: ReadPage<Item> | null;
}

export type PagedListEvent<Item> =
  /** The address asks for a page: a link, a filter, the back button. */
  | ({ type: "page.asked" } & PageAddress)
  | { type: "page.read"; of: PageAddress; page: ReadPage<Item> }
  /** `isUnreachable`: no answer came at all. */
  | { type: "reading.failed"; of: PageAddress; isUnreachable: boolean }
  | { type: "refresh.asked" }
  | { type: "retry.asked" }
  | { type: "browser.cameOnline" };

/** `readAgain`: what is asked must be read anew, whatever is cached. */
export type PagedListEmitted = { type: "readAgain"; asked: AskedPage };
