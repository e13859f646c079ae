import { assign, emit, setup } from "xstate";
import { notProvided } from "../../boundary/not-provided.ts";
import type {
  DraftKeeperContext,
  DraftKeeperEmitted,
  DraftKeeperEvent,
  DraftKeeperInput,
  StoredDraft,
} from "./draft-keeper.types.ts";

/** Rest after the last keystroke before the draft is stored, in ms. */
export const saveRestMs = 800;
/** How long a discarded draft can be brought back, in ms. */
export const undoWindowMs = 10_000;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Keeps what is typed in a form across reloads, tabs and slips. `now` is in ms; drafts are compared as JSON. */
export function createDraftKeeperMachine<Draft>({ now }: { now: () => number }) {
  return setup({
    types: {
      context: {} as DraftKeeperContext<Draft>,
      events: {} as DraftKeeperEvent<Draft>,
      input: {} as DraftKeeperInput<Draft>,
      emitted: {} as DraftKeeperEmitted<Draft>,
      tags: {} as
        | "loading"
        | "offering"
        | "saved"
        | "unsaved"
        | "saving"
        | "failed"
        | "conflict"
        | "undoable",
    },
    actors: {
      loadDraft: notProvided<StoredDraft<Draft> | null>("loadDraft"),
      saveDraft: notProvided<unknown, StoredDraft<Draft>>("saveDraft"),
      clearDraft: notProvided<unknown>("clearDraft"),
    },
    guards: {
      isNothing: ({ context }, stored: StoredDraft<Draft> | null) =>
        stored === null || isSame(stored.draft, context.blank),
      isUnreadable: ({ context }, stored: StoredDraft<Draft> | null) =>
        stored !== null && stored.schemaVersion !== context.schemaVersion,
      isUnchanged: ({ context }, { draft }: { draft: Draft }) => isSame(draft, context.draft),
      isDirty: ({ context }) => context.isDirty,
      hasTheirs: ({ context }) => context.theirs !== null,
      isForeign: ({ context }, { stored }: { stored: StoredDraft<Draft> }) =>
        stored.schemaVersion === context.schemaVersion &&
        stored.savedAt > (context.savedAt ?? 0) &&
        !isSame(stored.draft, context.draft),
    },
    delays: { saveRest: saveRestMs, undoWindow: undoWindowMs },
    actions: {
      keepDraft: assign((_, { draft }: { draft: Draft }) => ({ draft, isDirty: true, discarded: null })),
      keepOffer: assign({ offered: (_, stored: StoredDraft<Draft> | null) => stored }),
      showOffer: assign(({ context: { offered, draft, savedAt } }) => ({
        draft: offered?.draft ?? draft,
        savedAt: offered?.savedAt ?? savedAt,
        offered: null,
        isDirty: false,
      })),
      dropOffer: assign({ offered: null }),
      keepTheirs: assign({ theirs: (_, { stored }: { stored: StoredDraft<Draft> }) => stored }),
      offerTheirs: assign(({ context }) => ({ offered: context.theirs, theirs: null, discarded: null })),
      showTheirs: assign(({ context: { theirs, draft, savedAt } }) => ({
        draft: theirs?.draft ?? draft,
        savedAt: theirs?.savedAt ?? savedAt,
        theirs: null,
        isDirty: false,
      })),
      dropTheirs: assign(({ context: { theirs, savedAt } }) => ({
        theirs: null,
        savedAt: theirs?.savedAt ?? savedAt,
        isDirty: true,
      })),
      startSaving: assign({ savingAt: ({ context }) => Math.max(now(), (context.savedAt ?? 0) + 1) }),
      finishSaving: assign(({ context }) => ({ isDirty: false, savedAt: context.savingAt })),
      discard: assign(({ context }) => ({
        discarded: context.draft,
        draft: context.blank,
        isDirty: false,
        savedAt: null,
        theirs: null,
      })),
      undoDiscard: assign(({ context }) => ({
        draft: context.discarded ?? context.draft,
        discarded: null,
        isDirty: true,
      })),
      dropDiscarded: assign({ discarded: null }),
      show: emit(({ context }) => ({ type: "draftShown" as const, draft: context.draft })),
      tellUnreadable: emit({ type: "notice", kind: "info", code: "DRAFT_UNREADABLE" }),
      tellNotSaved: emit({ type: "notice", kind: "warning", code: "DRAFT_NOT_SAVED" }),
      tellDiscarded: emit({
        type: "notice",
        kind: "info",
        code: "DRAFT_DISCARDED",
        duration: undoWindowMs,
      }),
    },
  }).createMachine({
    id: "draftKeeper",
    context: ({ input }) => ({
      ...input,
      draft: input.blank,
      isDirty: false,
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
              actions: "tellUnreadable",
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
        tags: "unsaved",
        entry: "dropOffer",
        invoke: { src: "clearDraft", onDone: "loaded", onError: "loaded" },
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
                target: "#draftKeeper.offering",
                actions: { type: "keepOffer", params: ({ event }) => event.stored },
              },
            },
          },
          saved: { tags: "saved" },
          resting: { tags: "unsaved", after: { saveRest: "saving" } },
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
              onError: { target: "failed", actions: "tellNotSaved" },
            },
          },
          failed: { tags: "failed", on: { "save.retried": "saving" } },
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
          "mine.kept": { target: "keeping.saving", actions: "dropTheirs" },
          "page.left": { guard: "isDirty", target: "keeping.saving", actions: "dropTheirs" },
          "theirs.taken": { target: "keeping.saved", actions: ["showTheirs", "show"] },
          "draft.discarded": "discarded",
        },
      },
      discarded: {
        tags: "undoable",
        entry: ["discard", "show", "tellDiscarded"],
        invoke: { src: "clearDraft", onError: {} },
        after: {
          undoWindow: [
            { guard: "hasTheirs", target: "offering", actions: "offerTheirs" },
            { target: "keeping", actions: "dropDiscarded" },
          ],
        },
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
      },
      published: { invoke: { src: "clearDraft", onDone: "done", onError: "done" } },
      done: { type: "final" },
    },
  });
}

export type DraftKeeperMachine<Draft> = ReturnType<typeof createDraftKeeperMachine<Draft>>;
