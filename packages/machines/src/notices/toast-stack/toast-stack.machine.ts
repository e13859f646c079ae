import { assign, setup } from "xstate";
import type { NoticeTime } from "../../boundary/emitted.ts";
import { hold, progressEveryMs, push, release, unended, untilNextEnd } from "./toast-stack.list.ts";
import type { ToastStackContext, ToastStackEvent } from "./toast-stack.types.ts";

/** A timer longer than this would ring at once in a browser, in ms. */
const longestTimerMs = 2 ** 31 - 1;

/** The passing notices of the page: five at most, each with its time, held while looked at. `now` is in ms. */
export function createToastStackMachine({ now }: { now: () => number }) {
  return setup({
    types: { context: {} as ToastStackContext, events: {} as ToastStackEvent },
    delays: {
      progressStep: progressEveryMs,
      nextEnd: ({ context }) =>
        Math.min(untilNextEnd(context.toasts, now()) ?? longestTimerMs, longestTimerMs),
    },
    guards: {
      isEmpty: ({ context }) => context.toasts.length === 0,
      isStill: ({ context }) => untilNextEnd(context.toasts, now()) === null,
      isMoving: ({ context }) => untilNextEnd(context.toasts, now()) !== null,
    },
    actions: {
      push: assign(({ context, event }) =>
        event.type === "toast.pushed" ? push(context, event.toast, now()) : {},
      ),
      close: assign({
        toasts: ({ context, event }) =>
          context.toasts.filter((toast) => event.type !== "toast.closed" || toast.id !== event.id),
      }),
      hold: assign({
        toasts: ({ context, event }) =>
          event.type === "toast.held" ? hold(context.toasts, event.id, event.by, now()) : context.toasts,
      }),
      release: assign({
        toasts: ({ context, event }) =>
          event.type === "toast.released"
            ? release(context.toasts, event.id, event.by, now())
            : context.toasts,
      }),
      dropEnded: assign({ toasts: ({ context }) => unended(context.toasts, now()) }),
      takeTime: assign({ time: (_, time: NoticeTime) => time }),
      forgetPast: assign({ past: [] }),
      showProgress: assign({ shownAt: () => now() }),
    },
  }).createMachine({
    id: "toast-stack",
    context: { toasts: [], past: [], time: "usual", named: 0, shownAt: 0 },
    on: {
      "time.chosen": { actions: { type: "takeTime", params: ({ event }) => event.time } },
      "person.left": { actions: "forgetPast" },
    },
    initial: "empty",
    states: {
      empty: { on: { "toast.pushed": { target: "showing", actions: "push" } } },
      showing: {
        type: "parallel",
        always: { guard: "isEmpty", target: "empty" },
        states: {
          progress: {
            initial: "running",
            states: {
              still: { always: { guard: "isMoving", target: "running" } },
              running: {
                always: { guard: "isStill", target: "still" },
                after: { progressStep: { target: "running", reenter: true, actions: "showProgress" } },
              },
            },
          },
          ends: {
            initial: "waiting",
            states: {
              waiting: {
                after: { nextEnd: { target: "waiting", reenter: true, actions: "dropEnded" } },
                on: {
                  "toast.pushed": { target: "waiting", reenter: true, actions: "push" },
                  "toast.closed": { actions: "close" },
                  "toast.held": { actions: "hold" },
                  "toast.released": { target: "waiting", reenter: true, actions: "release" },
                },
              },
            },
          },
        },
      },
    },
  });
}

export type ToastStackMachine = ReturnType<typeof createToastStackMachine>;
