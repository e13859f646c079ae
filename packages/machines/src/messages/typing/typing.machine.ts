import { emit, setup } from "xstate";
import type { TypingEmitted, TypingEvent } from "./typing.types.ts";

/** However much one types, the other side hears of it this often at most, in ms. */
export const typingPauseMs = 3000;
/** What is heard of the other's typing holds this long, in ms: two pauses, so that one word of it may get lost. */
export const typingLifeMs = 6000;

/**
 * Who is writing in an open conversation. One's own typing is reported now and then, the other's is shown until it is heard no more or
 * their message is there: nothing has to be sent at the end, which a closed tab could not do.
 */
export function createTypingMachine() {
  return setup({
    types: {
      events: {} as TypingEvent,
      emitted: {} as TypingEmitted,
      tags: {} as "otherTypes",
    },
    delays: { pause: typingPauseMs, life: typingLifeMs },
    actions: { notify: emit({ type: "typing.announced" } as const) },
  }).createMachine({
    id: "typing",
    type: "parallel",
    states: {
      own: {
        initial: "untold",
        states: {
          untold: { on: { "person.typed": { target: "announced", actions: "notify" } } },
          announced: { after: { pause: "untold" }, on: { "message.written": "untold" } },
        },
      },
      other: {
        initial: "quiet",
        states: {
          quiet: { on: { "other.typed": "typing" } },
          typing: {
            tags: "otherTypes",
            after: { life: "quiet" },
            on: { "other.typed": { target: "typing", reenter: true }, "message.arrived": "quiet" },
          },
        },
      },
    },
  });
}

export type TypingMachine = ReturnType<typeof createTypingMachine>;
