import { ApiError } from "@jobami/api/http/errors";
import { readingKey } from "@jobami/api/http/keys";
import type { PageAnswer, PagedReading, PageQuery } from "@jobami/api/http/paged-reading";
import { useApi } from "@jobami/api/http/provider";
import {
  type AskedPage,
  askFor,
  createPagedListMachine,
  type PagedListContext,
  type PagedListView,
  pagedListView,
  type ReadPage,
} from "@jobami/machines/lists/paged-list";
import { useEffect, useRef, useState } from "react";
import useSWR, { type SWRConfiguration } from "swr";
import { transition } from "xstate";
import { useFlow } from "../machine/index.ts";
import { useSpokenLength } from "./use-spoken-length.ts";

/** A list on screen. */
export interface PagedList<Item> extends PagedListView<Item> {
  retry: () => void;
  /** Why the page that is asked for could not be read. */
  error: unknown;
}

/** What is asked of a list: a filter, and which page. */
interface ListAddress<Filter> {
  filter: Filter;
  page: number;
}

function queryOf<Filter extends object>({ filter, page, cursor }: AskedPage): Filter & PageQuery {
  return { ...JSON.parse(filter), page, ...(cursor === null ? {} : { cursor }) };
}

const readPage = <Item>({ data, pagination }: PageAnswer<Item>): ReadPage<Item> => ({
  items: data,
  isCapped: "countIsCapped" in pagination && pagination.countIsCapped,
  ...pagination,
});

/** The page that stays on screen is not read for that: what changes it changes its rows where they are stored. */
const asShown: SWRConfiguration = { revalidateIfStale: false, revalidateOnReconnect: false };

/**
 * The page of a list that its address asks for. Its rows are those of the cache, also those of the page before that stay until they
 * are there; the machine reports which page that is. `isSpoken`: how long it is, is announced once it was narrowed otherwise.
 */
export function usePagedList<Item, Filter extends object>(
  reading: PagedReading<Item, Filter>,
  address: ListAddress<Filter>,
  isSpoken = true,
): PagedList<Item> {
  const api = useApi();
  const { page } = address;
  const filter = JSON.stringify(address.filter);
  const context = useRef<PagedListContext | null>(null);
  const asked =
    context.current === null ? { filter, page, cursor: null } : askFor(context.current, { filter, page });
  const query = queryOf<Filter>(asked);
  const keyOf = (wanted: Filter & PageQuery) =>
    readingKey(reading.route, reading.params, wanted as Record<string, unknown>);
  const { data, error, isValidating, mutate } = useSWR(keyOf(query), () => reading.read(api, query));
  const [machine] = useState(createPagedListMachine);
  const end = data === undefined ? null : { nextCursor: data.pagination.nextCursor };
  const [snapshot, send] = useFlow(
    machine,
    { filter, page, known: end },
    { "reading.requested": () => void mutate() },
  );
  const { shown } = snapshot.context;
  const isShown = shown?.filter === filter && shown.page === page;
  const nextCursor = end?.nextCursor;

  useEffect(() => {
    context.current = snapshot.context;
  }, [snapshot]);
  useEffect(() => send({ type: "page.requested", filter, page }), [filter, page, send]);
  useEffect(() => {
    const of = { filter, page };
    if (error !== undefined && !isValidating)
      send({
        type: "reading.failed",
        of,
        isUnreachable: error instanceof ApiError && error.code === "NETWORK",
      });
    else if (nextCursor !== undefined && !(isValidating && isShown))
      send({ type: "page.read", of, end: { nextCursor } });
  }, [nextCursor, error, isValidating, isShown, filter, page, send]);
  useEffect(() => {
    const comeBack = () => send({ type: "browser.cameOnline" });
    window.addEventListener("online", comeBack);
    return () => window.removeEventListener("online", comeBack);
  }, [send]);

  // The router puts the page back where it was as soon as the address changes: what is known must stand there by then.
  const [heard] = transition(machine, snapshot, { type: "page.requested", filter, page });
  const [seen] =
    end === null || isShown
      ? [heard]
      : transition(machine, heard, { type: "page.read", of: { filter, page }, end });

  const shownQuery = seen.context.shown === null ? null : queryOf<Filter>(seen.context.shown);
  const { data: rows } = useSWR(
    shownQuery && keyOf(shownQuery),
    shownQuery && (() => reading.read(api, shownQuery)),
    asShown,
  );

  const view = pagedListView<Item>(seen, rows === undefined ? null : readPage(rows));
  useSpokenLength(filter, view, isSpoken);
  return {
    ...view,
    retry: () => send({ type: "retry.requested" }),
    error,
  };
}
