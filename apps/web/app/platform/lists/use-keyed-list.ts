import type { KeyedReading, PagedReading } from "@jobami/api/http/paged-reading";
import { useMemo } from "react";
import { type PagedList, usePagedList } from "./use-paged-list.ts";

/** What is asked of a list that is walked by key: a filter, and a place in it; empty for its first page. */
interface KeyedAddress<Filter> {
  filter: Filter;
  cursor: string;
}

/** A place in such a list is a part of what is asked: each has one page. */
function pagesOf<Item, Filter extends object>({
  route,
  read,
}: KeyedReading<Item, Filter>): PagedReading<Item, Filter & { cursor?: string }> {
  return {
    route,
    read: (api, { page: _, ...query }) => read(api, query as unknown as Filter & { cursor?: string }),
  };
}

/** The page of a list that its address asks for, at any depth; what is shown stays until that one is there. */
export function useKeyedList<Item, Filter extends object>(
  reading: KeyedReading<Item, Filter>,
  { filter, cursor }: KeyedAddress<Filter>,
): PagedList<Item> {
  const pages = useMemo(() => pagesOf(reading), [reading]);
  return usePagedList(pages, { filter: cursor === "" ? filter : { ...filter, cursor }, page: 1 }, false);
}
