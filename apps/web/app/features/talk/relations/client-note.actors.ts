import type { Api } from "@jobami/api/http/client";
import { newKey } from "@jobami/api/http/new-key";
import { relationsClient } from "@jobami/api/relations/client";
import type { WorkedFor } from "@jobami/api/relations/contract";
import { maxClientNote } from "@jobami/api/relations/routes";
import {
  type AutosaveMachine,
  type AutosaveSending,
  createAutosaveMachine,
  type SavedDraft,
} from "@jobami/machines/forms/autosave";
import { fromPromise } from "xstate";

/** What one keeps for oneself about a client. */
export type NoteDraft = Pick<WorkedFor, "note" | "tags">;

/** What is stored about a client, and in which version. */
export const savedNote = ({
  note,
  tags,
  noteVersion,
}: NoteDraft & Pick<WorkedFor, "noteVersion">): SavedDraft<NoteDraft> => ({
  draft: { note, tags },
  version: noteVersion,
});

/** The note about a client, which saves itself; `onSaved` hears of each answer, also once the page is left. */
export function noteMachine(
  api: Api,
  id: string,
  onSaved: (client: WorkedFor) => void,
): AutosaveMachine<NoteDraft> {
  const client = relationsClient(api);
  return createAutosaveMachine<NoteDraft>({
    newIdempotencyKey: newKey,
    isWhole: ({ note }) => note.length <= maxClientNote,
    readTheirs: ({ code, data }) =>
      code === "NOTE_CHANGED" && data.client !== undefined ? savedNote(data.client as WorkedFor) : null,
  }).provide({
    actors: {
      saveDraft: fromPromise<SavedDraft<NoteDraft>, AutosaveSending<NoteDraft>>(async ({ input }) => {
        const { draft, version, idempotencyKey } = input;
        const { data } = await client.noteClient({
          params: { id },
          body: { ...draft, version },
          idempotencyKey,
        });
        onSaved(data);
        return savedNote(data);
      }),
    },
  });
}
