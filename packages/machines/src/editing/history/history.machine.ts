import { assign, emit, setup } from "xstate";
import { changed, historyOf, isSame, redone, undone } from "./history.core.ts";
import type { History, HistoryEmitted, HistoryEvent, HistoryInput } from "./history.types.ts";

/** Rest after which further writing is another step, in ms. */
export const stepRestMs = 1000;

/** The way back and forth through what a person does to a document: one step for what is written or moved in one go. */
export function createHistoryMachine<Document>() {
  return setup({
    types: {
      context: {} as History<Document>,
      events: {} as HistoryEvent<Document>,
      input: {} as HistoryInput<Document>,
      emitted: {} as HistoryEmitted<Document>,
    },
    guards: {
      isUnchanged: ({ context }, { document }: { document: Document }) => isSame(document, context.present),
      canUndo: ({ context }) => context.past.length > 0,
      canRedo: ({ context }) => context.future.length > 0,
    },
    delays: { rest: stepRestMs },
    actions: {
      change: assign(({ context }, { document, part }: { document: Document; part: string | null }) =>
        changed(context, document, part),
      ),
      endStep: assign({ part: null }),
      undo: assign(({ context }) => undone(context)),
      redo: assign(({ context }) => redone(context)),
      replace: assign((_, { document }: { document: Document }) => ({ present: document, part: null })),
      notifyRestored: emit(({ context }) => ({
        type: "document.restored" as const,
        document: context.present,
      })),
    },
  }).createMachine({
    id: "history",
    context: ({ input }) => historyOf(input.document),
    initial: "resting",
    on: {
      "document.changed": [
        { guard: { type: "isUnchanged", params: ({ event }) => event } },
        {
          target: ".writing",
          reenter: true,
          actions: { type: "change", params: ({ event }) => event },
        },
      ],
      "document.replaced": {
        target: ".resting",
        actions: { type: "replace", params: ({ event }) => event },
      },
      "undo.requested": { guard: "canUndo", target: ".resting", actions: ["undo", "notifyRestored"] },
      "redo.requested": { guard: "canRedo", target: ".resting", actions: ["redo", "notifyRestored"] },
    },
    states: {
      resting: {},
      writing: { after: { rest: { target: "resting", actions: "endStep" } } },
    },
  });
}

export type HistoryMachine<Document> = ReturnType<typeof createHistoryMachine<Document>>;
