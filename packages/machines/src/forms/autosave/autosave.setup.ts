import { assign, emit, setup } from "xstate";
import { notProvided } from "../../boundary/not-provided.ts";
import { isUnanswered, type Refusal } from "../../boundary/refusal.ts";
import type {
  AutosaveContext,
  AutosaveEmitted,
  AutosaveEvent,
  AutosaveInput,
  AutosaveRules,
  AutosaveSending,
  SavedDraft,
} from "./autosave.types.ts";

/** Rest after the last change before it is saved, in ms. */
export const autosaveRestMs = 800;
const firstRetryMs = 5000;
const longestRetryMs = 60_000;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Everything the chart of autosaving names: its types, its call, its guards, delays and actions. */
export function setupAutosave<Draft>({ newIdempotencyKey, isWhole, readTheirs }: AutosaveRules<Draft>) {
  type Context = AutosaveContext<Draft>;
  const isPending = ({ draft, saved }: Context) => !isSame(draft, saved.draft);
  return setup({
    types: {
      context: {} as Context,
      events: {} as AutosaveEvent<Draft>,
      input: {} as AutosaveInput<Draft>,
      emitted: {} as AutosaveEmitted<Draft>,
      tags: {} as "saved" | "unsaved" | "unfinished" | "saving" | "unanswered" | "refused" | "conflict",
    },
    actors: { saveDraft: notProvided<SavedDraft<Draft>, AutosaveSending<Draft>>("saveDraft") },
    guards: {
      isSending: ({ context }) => context.sending !== null,
      hasArrived: ({ context: { draft, newest } }) => isSame(draft, newest.draft),
      isOvertaken: ({ context: { newest, saved } }) => newest.version > saved.version,
      isPending: ({ context }) => isPending(context),
      // Nothing is sent that is saved, nor upon what another person replaced: both are settled first.
      needsNoSave: ({ context }) => !isPending(context) || context.newest.version > context.saved.version,
      isWhole: ({ context }) => isWhole(context.draft),
      canUndo: ({ context }) => context.previous !== null,
      isUnchanged: ({ context }, { draft }: { draft: Draft }) => isSame(draft, context.draft),
      isNewer: ({ context }, saved: SavedDraft<Draft>) => saved.version > context.newest.version,
      isUnanswered: (_, refusal: Refusal) => isUnanswered(refusal),
      isConflict: (_, refusal: Refusal) => readTheirs(refusal) !== null,
    },
    delays: {
      rest: autosaveRestMs,
      retry: ({ context }) => Math.min(longestRetryMs, firstRetryMs * 2 ** (context.attempts - 1)),
    },
    actions: {
      keepDraft: assign((_, { draft }: { draft: Draft }) => ({ draft })),
      keepNewest: assign({ newest: (_, saved: SavedDraft<Draft>) => saved }),
      keepTheirs: assign(({ context }, refusal: Refusal) => ({
        newest: readTheirs(refusal) ?? context.newest,
        sending: null,
      })),
      // An undo would take back what another person saved: there is none after theirs is shown.
      showNewest: assign(({ context: { newest, saved, previous } }) => ({
        draft: newest.draft,
        saved: newest,
        previous: newest.version > saved.version ? null : previous,
      })),
      takeTheirs: assign(({ context: { newest, draft } }) => ({
        draft: newest.draft,
        saved: newest,
        previous: draft,
      })),
      buildOnNewest: assign({ saved: ({ context }) => context.newest }),
      bringBack: assign(({ context }) => ({
        draft: context.previous ?? context.draft,
        previous: null,
      })),
      nameSending: assign(({ context: { draft, saved, sending } }) => ({
        problem: null,
        sending: sending ?? { draft, version: saved.version, idempotencyKey: newIdempotencyKey() },
      })),
      keepAnswer: assign(({ context }, saved: SavedDraft<Draft>) => ({
        // What the server tidied (blanks, order) is shown, unless more was typed meanwhile.
        draft: isSame(context.draft, context.sending?.draft) ? saved.draft : context.draft,
        previous: context.saved.draft,
        saved,
        newest: saved.version > context.newest.version ? saved : context.newest,
        sending: null,
        attempts: 0,
      })),
      keepRefusal: assign((_, refusal: Refusal) => ({ problem: refusal, sending: null })),
      countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
      startAnew: assign({ attempts: 0 }),
      remember: emit(({ context }) => {
        const { draft, saved, sending } = context;
        const record = { draft, version: saved.version, sending };
        return {
          type: "remember" as const,
          record: sending !== null || isPending(context) ? record : null,
        };
      }),
      notifySaved: emit(({ context }) => ({ type: "draft.saved" as const, saved: context.saved })),
    },
  });
}
