import { assign, emit, setup } from "xstate";
import type {
  CommandPaletteContext,
  CommandPaletteEmitted,
  CommandPaletteEvent,
  CommandPaletteInput,
} from "./command-palette.types.ts";
import { withChoice } from "./command-palette.used.ts";

/** The list of all that one can go to or do, over any page: opened by a shortcut, narrowed by typing, closed by a choice, which is remembered. */
export function createCommandPaletteMachine() {
  return setup({
    types: {
      context: {} as CommandPaletteContext,
      events: {} as CommandPaletteEvent,
      input: {} as CommandPaletteInput,
      emitted: {} as CommandPaletteEmitted,
      tags: {} as "open",
    },
    actions: {
      clear: assign({ typed: "" }),
      saveQuery: assign({ typed: (_, { typed }: { typed: string }) => typed }),
      remember: assign({ used: ({ context }, { id }: { id: string }) => withChoice(context.used, id) }),
      notifyUsed: emit(({ context }) => ({ type: "used.changed", used: context.used })),
      run: emit((_, { id, to }: { id: string; to: string | null }) => ({ type: "entry.requested", id, to })),
    },
  }).createMachine({
    id: "command-palette",
    context: ({ input }) => ({ ...input, typed: "" }),
    initial: "closed",
    states: {
      closed: {
        on: { "shortcut.pressed": "open", "search.pressed": "open" },
      },
      open: {
        tags: "open",
        entry: "clear",
        on: {
          "query.typed": { actions: { type: "saveQuery", params: ({ event }) => event } },
          "entry.chosen": {
            target: "closed",
            actions: [
              { type: "remember", params: ({ event }) => event },
              "notifyUsed",
              { type: "run", params: ({ event }) => event },
            ],
          },
          "shortcut.pressed": "closed",
          "palette.left": "closed",
          "page.changed": "closed",
        },
      },
    },
  });
}

export type CommandPaletteMachine = ReturnType<typeof createCommandPaletteMachine>;
