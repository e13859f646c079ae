import { assign, emit, setup } from "xstate";
import type {
  AskedPage,
  PageAddress,
  PagedListContext,
  PagedListEmitted,
  PagedListEvent,
  PagedListInput,
} from "./paged-list.types.ts";

const isSame = (one: PageAddress, other: PageAddress) =>
  one.filter === other.filter && one.page === other.page;

/** What to ask the server for a page of the address: by key where the page before was read, by number otherwise. */
export function askFor(
  { asked, cursors }: Pick<PagedListContext<unknown>, "asked" | "cursors">,
  { filter, page }: PageAddress,
): AskedPage {
  return { filter, page, cursor: filter === asked.filter ? (cursors[page] ?? null) : null };
}

/**
 * One list, read a page at a time: the address says which page, the world reads it, and what was read stays until the next page is
 * there. An answer to what is asked no more is dropped. One machine a list, never one a row.
 */
export function createPagedListMachine<Item>() {
  return setup({
    types: {
      context: {} as PagedListContext<Item>,
      input: {} as PagedListInput<Item>,
      events: {} as PagedListEvent<Item>,
      emitted: {} as PagedListEmitted,
      tags: {} as "reading" | "failed" | "cutOff",
    },
    guards: {
      isKnown: ({ context }) => context.shown !== null,
      isOther: ({ context, event }) => event.type === "page.asked" && !isSame(context.asked, event),
      isStale: ({ context, event }) => "of" in event && !isSame(context.asked, event.of),
      isUnreachable: ({ event }) => "isUnreachable" in event && event.isUnreachable,
    },
    actions: {
      ask: assign(({ context, event }) => {
        if (event.type !== "page.asked") return {};
        const isSameList = event.filter === context.asked.filter;
        return { asked: askFor(context, event), cursors: isSameList ? context.cursors : {} };
      }),
      show: assign(({ context, event }) => {
        if (event.type !== "page.read") return {};
        const { of, page } = event;
        return { shown: { of, page }, cursors: { ...context.cursors, [of.page + 1]: page.nextCursor } };
      }),
      readAgain: emit(({ context }) => ({ type: "readAgain" as const, asked: context.asked })),
    },
  }).createMachine({
    id: "pagedList",
    context: ({ input: { filter, page, known } }) => ({
      asked: { filter, page, cursor: null },
      shown: known === null ? null : { of: { filter, page }, page: known },
      cursors: known === null ? {} : { [page + 1]: known.nextCursor },
    }),
    initial: "starting",
    on: {
      "page.asked": { guard: "isOther", target: ".reading", actions: "ask" },
      "page.read": [{ guard: "isStale" }, { target: ".shown", actions: "show" }],
      "reading.failed": [
        { guard: "isStale" },
        { guard: "isUnreachable", target: ".cutOff" },
        { target: ".failed" },
      ],
    },
    states: {
      starting: { always: [{ guard: "isKnown", target: "shown" }, { target: "reading" }] },
      reading: { tags: "reading" },
      shown: { on: { "refresh.asked": { target: "reading", actions: "readAgain" } } },
      failed: {
        tags: "failed",
        on: { "retry.asked": { target: "reading", actions: "readAgain" } },
      },
      cutOff: {
        tags: ["failed", "cutOff"],
        on: {
          "retry.asked": { target: "reading", actions: "readAgain" },
          "browser.cameOnline": { target: "reading", actions: "readAgain" },
        },
      },
    },
  });
}

export type PagedListMachine<Item> = ReturnType<typeof createPagedListMachine<Item>>;
