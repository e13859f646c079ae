import { assign, setup } from "xstate";
import type { BottomBarContext, BottomBarEvent } from "./bottom-bar.types.ts";

/** BOT-23: scrolling down past this hides the bar, in px. */
export const hidePastPx = 100;
/** BOT-24: this near to the top the bar is always there, in px. */
export const showWithinPx = 10;

/** The bar at the bottom: out of the way while the person reads on, back as soon as they turn round; away while they type on a phone. */
export function createBottomBarMachine() {
  return setup({
    types: {
      context: {} as BottomBarContext,
      events: {} as BottomBarEvent,
      tags: {} as "tucked",
    },
    guards: {
      goesDown: ({ context }, { y }: { y: number }) => y > context.y && y > hidePastPx,
      comesBack: ({ context }, { y }: { y: number }) => y < context.y || y <= showWithinPx,
    },
    actions: {
      keepPlace: assign({ y: (_, { y }: { y: number }) => y }),
      startAtTop: assign({ y: 0, isTyping: false }),
      startTyping: assign({ isTyping: true }),
      endTyping: assign({ isTyping: false }),
    },
  }).createMachine({
    id: "bottom-bar",
    context: { y: 0, isTyping: false },
    initial: "shown",
    on: {
      "page.changed": { target: ".shown", actions: "startAtTop" },
      "field.entered": { actions: "startTyping" },
      "field.left": { actions: "endTyping" },
    },
    states: {
      shown: {
        on: {
          "page.scrolled": [
            {
              guard: { type: "goesDown", params: ({ event }) => event },
              target: "tucked",
              actions: { type: "keepPlace", params: ({ event }) => event },
            },
            { actions: { type: "keepPlace", params: ({ event }) => event } },
          ],
        },
      },
      tucked: {
        tags: "tucked",
        on: {
          "page.scrolled": [
            {
              guard: { type: "comesBack", params: ({ event }) => event },
              target: "shown",
              actions: { type: "keepPlace", params: ({ event }) => event },
            },
            { actions: { type: "keepPlace", params: ({ event }) => event } },
          ],
          "bar.focused": "shown",
        },
      },
    },
  });
}

export type BottomBarMachine = ReturnType<typeof createBottomBarMachine>;
