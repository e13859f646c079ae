import { assign, emit, setup } from "xstate";
import { isNarrow, isScrolledToPage, lastPageIndex, pageOf, rowOf, withText } from "./faq.list.ts";
import type { FaqContext, FaqEmitted, FaqEvent, FaqInput } from "./faq.types.ts";

/** Length of the fade of a changed page, in ms [FAQ-21]. */
export const faqFadeMs = 300;

const atStart = { pageIndex: 0, opened: [] };

function toggled(context: FaqContext, id: string): readonly string[] {
  const row = rowOf(context, id);
  const others = context.opened.filter((name) => !row.includes(name));
  return context.opened.includes(id) ? others : [...others, ...row];
}

/** How searches compare texts: capitals, accents, apostrophes and the like do not count. */
interface FaqPorts {
  folded: (text: string) => string;
}

/** The help section: questions by category and search, six a page, opened in rows of two where there is room. */
export function createFaqMachine({ folded }: FaqPorts) {
  return setup({
    types: {
      context: {} as FaqContext,
      events: {} as FaqEvent,
      input: {} as FaqInput,
      emitted: {} as FaqEmitted,
    },
    delays: { fade: faqFadeMs },
    guards: {
      hasNext: ({ context }) => !context.showsAll && context.pageIndex < lastPageIndex(context),
      hasPrevious: ({ context }) => !context.showsAll && context.pageIndex > 0,
      isScrolledToPage: ({ context }) => isScrolledToPage(context),
      isOpening: ({ context, event }) =>
        event.type === "question.toggled" && isNarrow(context) && !context.opened.includes(event.id),
      isKnown: ({ context, event }) => event.type === "question.linked" && pageOf(context, event.id) >= 0,
    },
    actions: {
      chooseCategory: assign(({ context, event }) =>
        event.type === "category.chosen"
          ? { ...atStart, category: event.category, search: "", found: null, showsAll: false }
          : context,
      ),
      search: assign(({ context, event }) =>
        event.type === "search.changed"
          ? {
              ...atStart,
              search: event.text,
              found: withText(context, event.text, folded),
              showsAll: event.text.trim() !== "" && context.showsAll,
            }
          : context,
      ),
      turnToNext: assign({ pageIndex: ({ context }) => context.pageIndex + 1, opened: [] }),
      turnToPrevious: assign({ pageIndex: ({ context }) => context.pageIndex - 1, opened: [] }),
      toggleAll: assign({ pageIndex: 0, opened: [], showsAll: ({ context }) => !context.showsAll }),
      toggleRow: assign({
        opened: ({ context, event }) =>
          event.type === "question.toggled" ? toggled(context, event.id) : context.opened,
      }),
      openLinked: assign(({ context, event }) => {
        if (event.type !== "question.linked") return context;
        const all: FaqContext = { ...context, category: "all", search: "", found: null, showsAll: false };
        const turned = { ...all, pageIndex: pageOf(all, event.id) };
        return { ...turned, opened: rowOf(turned, event.id) };
      }),
      measure: assign({
        width: ({ context, event }) => (event.type === "window.resized" ? event.width : context.width),
      }),
      askScrollToAccordion: emit({ type: "scroll.requested", to: "accordion" }),
      askScrollToQuestion: emit(({ event }) => ({
        type: "scroll.requested" as const,
        to: "question" as const,
        id: "id" in event ? event.id : "",
      })),
    },
  }).createMachine({
    id: "faq",
    context: ({ input: { items, width } }) => ({
      items,
      width,
      category: "all",
      search: "",
      found: null,
      showsAll: false,
      ...atStart,
    }),
    initial: "still",
    on: {
      "category.chosen": { actions: "chooseCategory" },
      "search.changed": { actions: "search" },
      "page.nextAsked": { guard: "hasNext", target: ".fading", actions: "turnToNext" },
      "page.previousAsked": {
        guard: "hasPrevious",
        target: ".fading",
        actions: "turnToPrevious",
      },
      "all.toggled": { actions: "toggleAll" },
      "question.toggled": [
        { guard: "isOpening", actions: ["toggleRow", "askScrollToQuestion"] },
        { actions: "toggleRow" },
      ],
      "question.linked": { guard: "isKnown", actions: ["openLinked", "askScrollToQuestion"] },
      "window.resized": { actions: "measure" },
    },
    states: {
      still: {},
      fading: {
        after: {
          fade: [
            { guard: "isScrolledToPage", target: "still", actions: "askScrollToAccordion" },
            { target: "still" },
          ],
        },
      },
    },
  });
}

export type FaqMachine = ReturnType<typeof createFaqMachine>;
