import { assign, emit, setup } from "xstate";
import { notProvided } from "../../boundary/not-provided.ts";
import { readRefusal } from "../../boundary/refusal.ts";
import { withSearch } from "./service-search.past.ts";
import type {
  PastSearch,
  ServiceSearchContext,
  ServiceSearchEmitted,
  ServiceSearchEvent,
  ServiceSearchInput,
  Suggestion,
} from "./service-search.types.ts";

/** Nothing is asked while letters follow each other faster than this, in ms. */
export const suggestAfterMs = 200;

/**
 * A field of the search for services: suggestions once one stops typing, one call at a time, an older one given up. Without a
 * connection, or where the call fails, past searches of the device remain.
 */
export function createServiceSearchMachine() {
  return setup({
    types: {
      context: {} as ServiceSearchContext,
      input: {} as ServiceSearchInput,
      events: {} as ServiceSearchEvent,
      emitted: {} as ServiceSearchEmitted,
      tags: {} as "asking" | "found" | "none" | "offline" | "failed" | "chosen",
    },
    actors: { suggest: notProvided<readonly Suggestion[], { text: string }>("suggest") },
    guards: {
      isSameText: ({ context }, { text }: { text: string }) => text === context.typed,
      isTooShort: ({ context }, { text }: { text: string }) => text.trim().length < context.minLength,
      isNone: (_, { found }: { found: readonly Suggestion[] }) => found.length === 0,
      isCutOff: (_, { error }: { error: unknown }) => readRefusal(error).code === "NETWORK",
    },
    delays: { suggestAfter: suggestAfterMs },
    actions: {
      saveText: assign({ typed: (_, { text }: { text: string }) => text }),
      saveFound: assign({ found: (_, { found }: { found: readonly Suggestion[] }) => found }),
      dropFound: assign({ found: [] }),
      addSearch: assign({
        past: ({ context }, { search }: { search: PastSearch }) => withSearch(context.past, search),
      }),
      clearPast: assign({ past: [] }),
      notifyPast: emit(({ context: { past } }) => ({ type: "past.changed", past })),
    },
  }).createMachine({
    id: "service-search",
    context: ({ input }) => ({ ...input, found: [] }),
    initial: "quiet",
    on: {
      "text.typed": [
        { guard: { type: "isSameText", params: ({ event }) => event } },
        {
          guard: { type: "isTooShort", params: ({ event }) => event },
          target: ".quiet",
          actions: [{ type: "saveText", params: ({ event }) => event }, "dropFound"],
        },
        { target: ".typing", actions: { type: "saveText", params: ({ event }) => event } },
      ],
      "suggestion.chosen": {
        target: ".chosen",
        actions: { type: "saveText", params: ({ event: { label } }) => ({ text: label }) },
      },
      "search.sent": {
        actions: [{ type: "addSearch", params: ({ event }) => event }, "notifyPast"],
      },
      "past.cleared": { actions: ["clearPast", "notifyPast"] },
    },
    states: {
      quiet: {},
      typing: { tags: "asking", after: { suggestAfter: "asking" } },
      asking: {
        tags: "asking",
        invoke: {
          src: "suggest",
          input: ({ context }) => ({ text: context.typed.trim() }),
          onDone: [
            {
              guard: { type: "isNone", params: ({ event }) => ({ found: event.output }) },
              target: "none",
              actions: "dropFound",
            },
            {
              target: "found",
              actions: { type: "saveFound", params: ({ event }) => ({ found: event.output }) },
            },
          ],
          onError: [
            {
              guard: { type: "isCutOff", params: ({ event }) => event },
              target: "offline",
              actions: "dropFound",
            },
            { target: "failed", actions: "dropFound" },
          ],
        },
      },
      found: { tags: "found" },
      none: { tags: "none" },
      offline: { tags: "offline", on: { "connection.returned": "asking" } },
      failed: { tags: "failed", on: { "connection.returned": "asking" } },
      chosen: { tags: "chosen" },
    },
  });
}

export type ServiceSearchMachine = ReturnType<typeof createServiceSearchMachine>;
