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
  { asked, cursors }: Pick<PagedListContext, "asked" | "cursors">,
  { filter, page }: PageAddress,
): AskedPage {
  return { filter, page, cursor: filter === asked.filter ? (cursors[page] ?? null) : null };
}

/**
 * One list, read a page at a time: the address states which page, the product reads it and keeps its rows, and the page that was
 * answered last is shown until the next one is there. An answer to what is asked no more is dropped. One machine a list, never one a row.
 */
export function createPagedListMachine() {
  return setup({
    types: {
      context: {} as PagedListContext,
      input: {} as PagedListInput,
      events: {} as PagedListEvent,
      emitted: {} as PagedListEmitted,
      tags: {} as "reading" | "failed" | "cutOff",
    },
    guards: {
      isKnown: ({ context }) => context.shown !== null,
      isOther: ({ context, event }) => event.type === "page.requested" && !isSame(context.asked, event),
      isStale: ({ context, event }) => "of" in event && !isSame(context.asked, event.of),
      isUnreachable: ({ event }) => "isUnreachable" in event && event.isUnreachable,
    },
    actions: {
      ask: assign(({ context, event }) => {
        if (event.type !== "page.requested") return {};
        const isSameList = event.filter === context.asked.filter;
        return { asked: askFor(context, event), cursors: isSameList ? context.cursors : {} };
      }),
      show: assign(({ context, event }) => {
        if (event.type !== "page.read") return {};
        const { of, end } = event;
        return { shown: context.asked, cursors: { ...context.cursors, [of.page + 1]: end.nextCursor } };
      }),
      readAgain: emit(({ context }) => ({ type: "reading.requested" as const, asked: context.asked })),
    },
  }).createMachine({
    id: "paged-list",
    context: ({ input: { filter, page, known } }) => ({
      asked: { filter, page, cursor: null },
      shown: known === null ? null : { filter, page, cursor: null },
      cursors: known === null ? {} : { [page + 1]: known.nextCursor },
    }),
    initial: "starting",
    on: {
      "page.requested": { guard: "isOther", target: ".reading", actions: "ask" },
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
      shown: {},
      failed: {
        tags: "failed",
        on: { "retry.requested": { target: "reading", actions: "readAgain" } },
      },
      cutOff: {
        tags: ["failed", "cutOff"],
        on: {
          "retry.requested": { target: "reading", actions: "readAgain" },
          "browser.cameOnline": { target: "reading", actions: "readAgain" },
        },
      },
    },
  });
}

export type PagedListMachine = ReturnType<typeof createPagedListMachine>;
