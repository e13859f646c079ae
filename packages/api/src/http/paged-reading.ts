import type { Api } from "./client.ts";
import type { KeyedPagination, Pagination } from "./contract.ts";
import type { Route } from "./route.ts";

/** Which page is read: by its number, and by key where the page before gave one. */
export interface PageQuery {
  page: number;
  cursor?: string;
}

export interface PageAnswer<Item> {
  data: readonly Item[];
  pagination: Pagination | KeyedPagination;
}

/** A list of the contract, for whoever reads it page by page. `Filter` is all that it can be asked but the page. */
export interface PagedReading<Item, Filter extends object> {
  /** What its pages are filed under. */
  route: Route;
  /** The parameters of its path, where it has any. */
  params?: Record<string, string>;
  read: (api: Api, query: Filter & PageQuery) => Promise<PageAnswer<Item>>;
}

/** The cursor of the last page of a list that is walked by key. */
export const lastPageCursor = "fin";

/** A list that is walked by key. `Filter` is all that it can be asked but the place. */
export interface KeyedReading<Item, Filter extends object> {
  route: Route;
  read: (
    api: Api,
    query: Filter & { cursor?: string },
  ) => Promise<{ data: readonly Item[]; pagination: KeyedPagination }>;
}
