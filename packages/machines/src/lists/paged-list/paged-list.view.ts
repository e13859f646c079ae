import type { ReadPage } from "./paged-list.types.ts";

/** What a list shows. */
export interface PagedListView<Item> {
  status: "loading" | "ready" | "failed";
  /** No answer came at all; it is read again when the network is back. */
  isCutOff: boolean;
  /** Also those of the page before, while the next one is read. */
  items: readonly Item[];
  /** Null until something was read. */
  totalPages: number | null;
  totalCount: number | null;
  isCapped: boolean;
  /** `totalCount` is about so many. */
  countIsEstimated?: boolean;
  /** The pages around the one that is shown, by key; null where there is none. */
  previousCursor?: string | null;
  nextCursor?: string | null;
}

interface Snapshot {
  hasTag(tag: "reading" | "failed" | "cutOff"): boolean;
}

/** Always the same, so that a screen sees no change where there is none. */
const nothing: readonly never[] = [];

/** Snapshot to screen, over the page that is shown as the cache holds it; null until it was read. */
export function pagedListView<Item>(snapshot: Snapshot, page: ReadPage<Item> | null): PagedListView<Item> {
  const isReading = snapshot.hasTag("reading") || page === null;
  return {
    items: nothing,
    totalPages: null,
    totalCount: null,
    isCapped: false,
    ...page,
    status: snapshot.hasTag("failed") ? "failed" : isReading ? "loading" : "ready",
    isCutOff: snapshot.hasTag("cutOff"),
  };
}
