import { assign, setup } from "xstate";
import { notProvided } from "../../boundary/not-provided.ts";
import {
  type PhotoContext,
  type PhotoEvent,
  type PhotoProblem,
  type PhotoSize,
  type PhotoSource,
  photoProblems,
} from "./photo.types.ts";

/** What a failure states; a picture that cannot be decoded where it states nothing. */
function problemOf(thrown: unknown): PhotoProblem {
  const { problem } = (thrown ?? {}) as { problem?: unknown };
  return photoProblems.find((one) => one === problem) ?? "unreadable";
}

/** The way of a picture into the editor: chosen, opened, left for another one, or why it cannot be opened. */
export function createPhotoMachine() {
  return setup({
    types: {
      context: {} as PhotoContext,
      events: {} as PhotoEvent,
      tags: {} as "choosing" | "opening" | "open" | "failed",
    },
    actors: { openPicture: notProvided<PhotoSize, PhotoSource | null>("openPicture") },
    actions: {
      keepSource: assign((_, { source }: { source: PhotoSource }) => ({ source, size: null, problem: null })),
      keepSize: assign((_, size: PhotoSize) => ({ size })),
      keepProblem: assign((_, { problem }: { problem: PhotoProblem }) => ({ problem })),
      forgetProblem: assign({ problem: null }),
      forget: assign({ source: null, size: null, problem: null }),
    },
  }).createMachine({
    id: "photo",
    context: { source: null, size: null, problem: null },
    initial: "choosing",
    on: {
      "picture.chosen": {
        target: ".opening",
        reenter: true,
        actions: { type: "keepSource", params: ({ event }) => event },
      },
      "picture.left": { target: ".choosing", actions: "forget" },
    },
    states: {
      choosing: { tags: "choosing" },
      opening: {
        tags: "opening",
        invoke: {
          id: "open",
          src: "openPicture",
          input: ({ context }) => context.source,
          onDone: { target: "open", actions: { type: "keepSize", params: ({ event }) => event.output } },
          onError: {
            target: "failed",
            actions: { type: "keepProblem", params: ({ event }) => ({ problem: problemOf(event.error) }) },
          },
        },
      },
      open: { tags: "open" },
      failed: {
        tags: "failed",
        on: { "retry.requested": { target: "opening", actions: "forgetProblem" } },
      },
    },
  });
}

export type PhotoMachine = ReturnType<typeof createPhotoMachine>;
