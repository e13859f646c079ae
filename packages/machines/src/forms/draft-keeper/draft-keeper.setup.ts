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

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Everything the keeper's chart names: its types, its dependencies, its guards, delays and actions. */
export function setupDraftKeeper<Draft>(now: () => number) {
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
        | "saving"
        | "failed"
        | "conflict"
        | "undoable"
        | "stillStored",
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
    delays: { saveRest: saveRestMs },
    actions: {
      keepDraft: assign((_, { draft }: { draft: Draft }) => ({ draft, isDirty: true, discarded: null })),
      keepOffer: assign({ offered: (_, stored: StoredDraft<Draft> | null) => stored }),
      showOffer: assign(({ context: { offered, draft, savedAt } }) => ({
        draft: offered?.draft ?? draft,
        savedAt: offered?.savedAt ?? savedAt,
        offered: null,
        isDirty: false,
        isNotSaved: false,
      })),
      dropOffer: assign({ offered: null }),
      keepTheirs: assign({ theirs: (_, { stored }: { stored: StoredDraft<Draft> }) => stored }),
      showTheirs: assign(({ context: { theirs, draft, savedAt } }) => ({
        draft: theirs?.draft ?? draft,
        savedAt: theirs?.savedAt ?? savedAt,
        theirs: null,
        isDirty: false,
        isNotSaved: false,
      })),
      dropTheirs: assign(({ context: { theirs, savedAt } }) => ({
        theirs: null,
        savedAt: theirs?.savedAt ?? savedAt,
        isDirty: true,
      })),
      // Dated after what was saved before a discard too: another tab ignores an older date.
      startSaving: assign({
        savingAt: ({ context }) => Math.max(now(), context.savingAt, (context.savedAt ?? 0) + 1),
      }),
      finishSaving: assign(({ context }) => ({
        isDirty: false,
        isNotSaved: false,
        savedAt: context.savingAt,
      })),
      noteNotSaved: assign({ isNotSaved: true }),
      discard: assign(({ context }) => ({
        discarded: context.draft,
        draft: context.blank,
        isDirty: false,
        isNotSaved: false,
        savedAt: null,
        theirs: null,
      })),
      undoDiscard: assign(({ context }) => ({
        draft: context.discarded ?? context.draft,
        discarded: null,
        isDirty: true,
      })),
      show: emit(({ context }) => ({ type: "draft.shown" as const, draft: context.draft })),
      notifyUnreadable: emit({ type: "notice", kind: "info", code: "DRAFT_UNREADABLE" }),
      notifyNotCleared: emit({ type: "notice", kind: "warning", code: "DRAFT_NOT_CLEARED" }),
      notifyDiscarded: emit({ type: "notice", kind: "info", code: "DRAFT_DISCARDED" }),
    },
  });
}
