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
    status: snapshot.hasTag("failed") ? "failed" : isReading ? "loading" : "ready",
    isCutOff: snapshot.hasTag("cutOff"),
    items: page?.items ?? nothing,
    totalPages: page?.totalPages ?? null,
    totalCount: page?.totalCount ?? null,
    isCapped: page?.isCapped ?? false,
  };
}
