import { defineModel } from "../../testing/model.ts";

/** A toast as a watcher counts it: seconds left, and whether a person reads it. */
export interface WatchedToast {
  name: string;
  left: number | "stays";
  isHeld: boolean;
}

export interface WatchedStack {
  /** Oldest first. */
  toasts: readonly WatchedToast[];
  /** The user wants notices to stay until they are closed. */
  isUntilClosed: boolean;
}

const names = ["a", "b", "c", "d", "e", "f"] as const;

function add(left: WatchedToast["left"]) {
  return ({ toasts, isUntilClosed }: WatchedStack): Partial<WatchedStack> => {
    const name = names.find((free) => toasts.every((toast) => toast.name !== free)) ?? "a";
    return {
      toasts: [...toasts, { name, left: isUntilClosed ? "stays" : left, isHeld: false } as const].slice(-5),
    };
  };
}

function wait(seconds: number) {
  return ({ toasts }: WatchedStack): Partial<WatchedStack> => ({
    toasts: toasts
      .map((toast) =>
        toast.isHeld || toast.left === "stays"
          ? toast
          : { ...toast, left: Math.max(0, toast.left - seconds) },
      )
      .filter(({ left }) => left !== 0),
  });
}

const isAny = ({ toasts }: WatchedStack) => toasts.length > 0;
const isFew = ({ toasts }: WatchedStack) => toasts.length < 2;
const oldest = ({ toasts }: WatchedStack) => toasts[0];

function setOldest(change: Partial<WatchedToast>) {
  return ({ toasts }: WatchedStack): Partial<WatchedStack> => ({
    toasts: toasts.map((toast, index) => (index === 0 ? { ...toast, ...change } : toast)),
  });
}

/** What notices come, what the user does to the oldest, and how time passes. */
export const toastStackModel = defineModel<WatchedStack>()({
  initial: { toasts: [], isUntilClosed: false },
  steps: {
    "a notice comes": { when: isFew, leads: add(5) },
    "a sign-in notice of 10 s comes": { when: (state) => !isAny(state), leads: add(10) },
    "a notice that stays comes": { when: (state) => !isAny(state), leads: add("stays") },
    "the same notice comes again": {
      when: isAny,
      leads: (state) => setOldest({ left: state.isUntilClosed ? "stays" : 5, isHeld: false })(state),
    },
    "the pointer comes over the oldest": {
      when: (state) => oldest(state)?.isHeld === false,
      leads: setOldest({ isHeld: true }),
    },
    "the pointer leaves the oldest": {
      when: (state) => oldest(state)?.isHeld === true,
      leads: setOldest({ isHeld: false }),
    },
    "the user closes the oldest": { when: isAny, leads: ({ toasts }) => ({ toasts: toasts.slice(1) }) },
    "the user wants notices to stay": {
      when: ({ isUntilClosed }) => !isUntilClosed,
      leads: () => ({ isUntilClosed: true }),
    },
    "another person signs in": { when: isAny, leads: () => ({}) },
    "2,5 s pass": { when: isAny, leads: wait(2.5) },
    "5 s pass": { when: isAny, leads: wait(5) },
  },
});
