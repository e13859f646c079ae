import { emit, setup } from "xstate";
import type { Scroll, ScrollToTopEmitted, ScrollToTopEvent } from "./scroll-to-top.types.ts";

/** BOT-27, BOT-28: the share of the way down past which the button is shown. */
export const shownPast = { page: 0.3, profile: 0.15 } as const;

/** How much of the way down was scrolled, from 0 to 1; 0 for a page that does not scroll. */
export function scrolledShare({ y, pageHeight, windowHeight }: Scroll): number {
  const way = pageHeight - windowHeight;
  return way <= 0 ? 0 : Math.min(1, Math.max(0, y / way));
}

/** The button back to the top: there once enough of the page was scrolled, and never over what is to be pressed in a form. */
export function createScrollToTopMachine() {
  return setup({
    types: {
      events: {} as ScrollToTopEvent,
      emitted: {} as ScrollToTopEmitted,
      tags: {} as "shown",
    },
    guards: {
      isWanted: (_, scroll: Scroll & { isProfile: boolean; coversControl: boolean }) =>
        !scroll.coversControl &&
        scrolledShare(scroll) > (scroll.isProfile ? shownPast.profile : shownPast.page),
    },
    actions: { scrollToTop: emit({ type: "scroll.requested" }) },
  }).createMachine({
    id: "scroll-to-top",
    initial: "hidden",
    states: {
      hidden: {
        on: {
          "page.scrolled": {
            guard: { type: "isWanted", params: ({ event }) => event },
            target: "shown",
          },
        },
      },
      shown: {
        tags: "shown",
        on: {
          "page.scrolled": [
            { guard: { type: "isWanted", params: ({ event }) => event } },
            { target: "hidden" },
          ],
          "page.changed": "hidden",
          "top.requested": { actions: "scrollToTop" },
        },
      },
    },
  });
}

export type ScrollToTopMachine = ReturnType<typeof createScrollToTopMachine>;
