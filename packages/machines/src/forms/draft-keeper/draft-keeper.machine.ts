import { setupDraftKeeper } from "./draft-keeper.setup.ts";

/** Keeps what is typed in a form across reloads, tabs and slips. `now` is in ms; drafts are compared as JSON. */
export function createDraftKeeperMachine<Draft>({ now }: { now: () => number }) {
  return setupDraftKeeper<Draft>(now).createMachine({
    id: "draft-keeper",
    context: ({ input }) => ({
      ...input,
      draft: input.blank,
      isDirty: false,
      isNotSaved: false,
      savedAt: null,
      savingAt: 0,
      offered: null,
      theirs: null,
      discarded: null,
    }),
    initial: "loading",
    on: { "draft.published": ".published" },
    states: {
      loading: {
        tags: "loading",
        invoke: {
          src: "loadDraft",
          onDone: [
            { guard: { type: "isNothing", params: ({ event }) => event.output }, target: "loaded" },
            {
              guard: { type: "isUnreadable", params: ({ event }) => event.output },
              target: "loaded",
              actions: "notifyUnreadable",
            },
            {
              target: "offering",
              actions: { type: "keepOffer", params: ({ event }) => event.output },
            },
          ],
          onError: "loaded",
        },
        on: {
          "other.saved": { target: "loading", reenter: true },
          "draft.changed": [
            { guard: { type: "isUnchanged", params: ({ event }) => ({ draft: event.draft }) } },
            { actions: { type: "keepDraft", params: ({ event }) => ({ draft: event.draft }) } },
          ],
        },
      },
      loaded: { always: [{ guard: "isDirty", target: "keeping.resting" }, { target: "keeping" }] },
      offering: {
        tags: "offering",
        on: {
          "other.saved": {
            guard: { type: "isForeign", params: ({ event }) => ({ stored: event.stored }) },
            actions: { type: "keepOffer", params: ({ event }) => event.stored },
          },
          "offer.accepted": { target: "keeping.saved", actions: ["showOffer", "show"] },
          "offer.declined": { target: "declining" },
        },
      },
      declining: {
        entry: "dropOffer",
        invoke: {
          src: "clearDraft",
          onDone: "loaded",
          onError: { target: "loaded", actions: "notifyNotCleared" },
        },
        on: {
          "other.saved": {
            guard: { type: "isForeign", params: ({ event }) => ({ stored: event.stored }) },
            target: "offering",
            actions: { type: "keepOffer", params: ({ event }) => event.stored },
          },
          "draft.changed": {
            actions: { type: "keepDraft", params: ({ event }) => ({ draft: event.draft }) },
          },
        },
      },
      keeping: {
        initial: "untouched",
        on: {
          "draft.changed": [
            { guard: { type: "isUnchanged", params: ({ event }) => ({ draft: event.draft }) } },
            {
              target: ".resting",
              reenter: true,
              actions: { type: "keepDraft", params: ({ event }) => ({ draft: event.draft }) },
            },
          ],
          "page.left": { guard: "isDirty", target: ".saving" },
          "save.retried": { guard: "isDirty", target: ".saving" },
          "other.saved": {
            guard: { type: "isForeign", params: ({ event }) => ({ stored: event.stored }) },
            target: "conflict",
            actions: { type: "keepTheirs", params: ({ event }) => ({ stored: event.stored }) },
          },
          "draft.discarded": "discarded",
        },
        states: {
          untouched: {
            on: {
              "other.saved": {
                guard: { type: "isForeign", params: ({ event }) => ({ stored: event.stored }) },
                target: "#draft-keeper.offering",
                actions: { type: "keepOffer", params: ({ event }) => event.stored },
              },
            },
          },
          saved: { tags: "saved" },
          resting: { after: { saveRest: "saving" } },
          saving: {
            tags: "saving",
            entry: "startSaving",
            invoke: {
              src: "saveDraft",
              input: ({ context }) => ({
                draft: context.draft,
                savedAt: context.savingAt,
                schemaVersion: context.schemaVersion,
              }),
              onDone: { target: "saved", actions: "finishSaving" },
              onError: { target: "failed", actions: "noteNotSaved" },
            },
          },
          failed: { tags: "failed" },
        },
      },
      conflict: {
        tags: "conflict",
        on: {
          "draft.changed": {
            actions: { type: "keepDraft", params: ({ event }) => ({ draft: event.draft }) },
          },
          "other.saved": {
            guard: { type: "isForeign", params: ({ event }) => ({ stored: event.stored }) },
            actions: { type: "keepTheirs", params: ({ event }) => ({ stored: event.stored }) },
          },
          "mine.stored": { target: "keeping.saving", actions: "dropTheirs" },
          "page.left": { guard: "isDirty", target: "keeping.saving", actions: "dropTheirs" },
          "theirs.taken": { target: "keeping.saved", actions: ["showTheirs", "show"] },
          "draft.discarded": "discarded",
        },
      },
      discarded: {
        tags: "undoable",
        entry: ["discard", "show", "notifyDiscarded"],
        // No time ends it: whoever reads slowly finds the way back where it was.
        initial: "waiting",
        on: {
          "draft.changed": [
            { guard: { type: "isUnchanged", params: ({ event }) => ({ draft: event.draft }) } },
            {
              guard: "hasTheirs",
              target: "conflict",
              actions: { type: "keepDraft", params: ({ event }) => ({ draft: event.draft }) },
            },
            {
              target: "keeping.resting",
              actions: { type: "keepDraft", params: ({ event }) => ({ draft: event.draft }) },
            },
          ],
          "other.saved": {
            guard: { type: "isForeign", params: ({ event }) => ({ stored: event.stored }) },
            actions: { type: "keepTheirs", params: ({ event }) => ({ stored: event.stored }) },
          },
          "discard.undone": [
            { guard: "hasTheirs", target: "conflict", actions: ["undoDiscard", "show"] },
            { target: "keeping.saving", actions: ["undoDiscard", "show"] },
          ],
        },
        states: {
          waiting: {
            invoke: {
              src: "clearDraft",
              onDone: "cleared",
              onError: { target: "stillStored", actions: "notifyNotCleared" },
            },
          },
          cleared: {},
          stillStored: { tags: "stillStored" },
        },
      },
      published: {
        invoke: {
          src: "clearDraft",
          onDone: "done",
          onError: { target: "done", actions: "notifyNotCleared" },
        },
      },
      done: { type: "final" },
    },
  });
}

export type DraftKeeperMachine<Draft> = ReturnType<typeof createDraftKeeperMachine<Draft>>;
