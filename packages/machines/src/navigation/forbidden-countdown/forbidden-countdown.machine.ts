import { assign, emit, setup } from "xstate";
import type {
  ForbiddenCountdownContext,
  ForbiddenCountdownEmitted,
  ForbiddenCountdownEvent,
  ForbiddenCountdownInput,
} from "./forbidden-countdown.types.ts";

/** ERR-08: how long the 403 page stays before it leads to the sign-in page, in ms. */
export const forbiddenStayMs = 5000;

/** The 403 page: counts its five seconds down and leads to the sign-in page, unless the person chooses to stay; it rests while the focus is on its buttons. `now` is in ms. */
export function createForbiddenCountdownMachine({ now }: { now: () => number }) {
  return setup({
    types: {
      context: {} as ForbiddenCountdownContext,
      events: {} as ForbiddenCountdownEvent,
      input: {} as ForbiddenCountdownInput,
      emitted: {} as ForbiddenCountdownEmitted,
      tags: {} as "staying" | "resting",
    },
    guards: { isOver: ({ context }) => now() >= context.endsAt },
    delays: { nextSecond: ({ context }) => (context.endsAt - now()) % 1000 || 1000 },
    actions: {
      countDown: assign({ secondsLeft: ({ context }) => Math.ceil((context.endsAt - now()) / 1000) }),
      countOn: assign({ endsAt: ({ context }) => now() + context.secondsLeft * 1000 }),
      leave: emit(({ context }) => ({ type: "navigate" as const, to: context.to })),
    },
  }).createMachine({
    id: "forbidden-countdown",
    context: ({ input }) => ({
      to: input.to,
      endsAt: now() + forbiddenStayMs,
      secondsLeft: forbiddenStayMs / 1000,
    }),
    initial: "counting",
    states: {
      counting: {
        after: {
          nextSecond: [
            { guard: "isOver", target: "left", actions: "leave" },
            { target: "counting", reenter: true, actions: "countDown" },
          ],
        },
        on: { "stay.chosen": "staying", "buttons.focused": "resting" },
      },
      resting: {
        tags: "resting",
        on: { "stay.chosen": "staying", "buttons.left": { target: "counting", actions: "countOn" } },
      },
      staying: { tags: "staying" },
      left: { type: "final" },
    },
  });
}

export type ForbiddenCountdownMachine = ReturnType<typeof createForbiddenCountdownMachine>;
