import type { Pagination } from "@jobami/api/http/contract";
import { ApiError } from "@jobami/api/http/errors";
import {
  type AskedPage,
  askFor,
  createPagedListMachine,
  type PageAddress,
  type PagedListContext,
  type PagedListView,
  pagedListView,
  type ReadPage,
} from "@jobami/machines/flows/paged-list";
import { useEffect, useRef, useState } from "react";
import { transition } from "xstate";
import { useFlow } from "./use-flow.ts";

interface Answer<Item> {
  data: readonly Item[];
  pagination: Pagination;
}

/** What the hook of a reading must say; SWR's answer does. */
interface Reading<Item> {
  data: Answer<Item> | undefined;
  error: unknown;
  isValidating: boolean;
  mutate: () => Promise<unknown>;
}

/** A page of a list as the contract asks for it. */
export interface PageQuery {
  page: number;
  cursor?: string;
}

/** A list on screen. */
export interface PagedList<Item> extends PagedListView<Item> {
  retry: () => void;
  /** Reads the page anew, as after a change. */
  refresh: () => void;
}

const queryOf = ({ page, cursor }: AskedPage): PageQuery => (cursor === null ? { page } : { page, cursor });

function readPage<Item>({ data, pagination }: Answer<Item>): ReadPage<Item> {
  const { totalPages, totalCount, countIsCapped, nextCursor } = pagination;
  return { items: data, totalPages, totalCount, isCapped: countIsCapped, nextCursor };
}

/**
 * The page of a list that its address asks for. `filter` is all that is asked but the page, as one text; `useReading` is the hook that
 * reads a page of it, without keeping the one before: the machine does.
 */
export function usePagedList<Item>(
  { filter, page }: PageAddress,
  useReading: (query: PageQuery) => Reading<Item>,
): PagedList<Item> {
  const context = useRef<PagedListContext<Item> | null>(null);
  const asked =
    context.current === null ? { filter, page, cursor: null } : askFor(context.current, { filter, page });
  const { data, error, isValidating, mutate } = useReading(queryOf(asked));
  const [machine] = useState(() => createPagedListMachine<Item>());
  const known = data === undefined ? null : readPage(data);
  const [snapshot, send] = useFlow(machine, { filter, page, known }, { readAgain: () => void mutate() });
  const shown = snapshot.context.shown?.of;
  const isShown = shown?.filter === filter && shown.page === page;

  useEffect(() => {
    context.current = snapshot.context;
  }, [snapshot]);
  useEffect(() => send({ type: "page.asked", filter, page }), [filter, page, send]);
  useEffect(() => {
    const of = { filter, page };
    if (error !== undefined && !isValidating)
      send({
        type: "reading.failed",
        of,
        isUnreachable: error instanceof ApiError && error.code === "NETWORK",
      });
    else if (data !== undefined && !(isValidating && isShown))
      send({ type: "page.read", of, page: readPage(data) });
  }, [data, error, isValidating, isShown, filter, page, send]);
  useEffect(() => {
    const comeBack = () => send({ type: "browser.cameOnline" });
    window.addEventListener("online", comeBack);
    return () => window.removeEventListener("online", comeBack);
  }, [send]);

  // The router puts the page back where it was as soon as the address changes: what is known must stand there by then.
  const [heard] = transition(machine, snapshot, { type: "page.asked", filter, page });
  const [seen] =
    known === null || isShown
      ? [heard]
      : transition(machine, heard, { type: "page.read", of: { filter, page }, page: known });

  return {
    ...pagedListView(seen),
    retry: () => send({ type: "retry.asked" }),
    refresh: () => send({ type: "refresh.asked" }),
  };
}
