import type { PagedListContext } from "./paged-list.types.ts";

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

interface Snapshot<Item> {
  hasTag(tag: "reading" | "failed" | "cutOff"): boolean;
  context: PagedListContext<Item>;
}

/** Always the same, so that a screen sees no change where there is none. */
const nothing: readonly never[] = [];

/** Snapshot to screen. */
export function pagedListView<Item>(snapshot: Snapshot<Item>): PagedListView<Item> {
  const page = snapshot.context.shown?.page;
  return {
    status: snapshot.hasTag("failed") ? "failed" : snapshot.hasTag("reading") ? "loading" : "ready",
    isCutOff: snapshot.hasTag("cutOff"),
    items: page?.items ?? nothing,
    totalPages: page?.totalPages ?? null,
    totalCount: page?.totalCount ?? null,
    isCapped: page?.isCapped ?? false,
  };
}
