import { useApi } from "@jobami/api/http/provider";
import { useReadings } from "@jobami/api/http/use-readings";
import type { WorkedFor } from "@jobami/api/relations/contract";
import { keepClient } from "@jobami/api/relations/hooks";
import { maxClientNote, maxClientTags, maxTagLength } from "@jobami/api/relations/routes";
import { Stack } from "@jobami/ui/layout/Stack";
import { heading } from "@jobami/ui/styles";
import { TagField } from "@jobami/ui/TagField";
import { TextArea } from "@jobami/ui/TextArea";
import { useMemo } from "react";
import { autosaveRecord, SaveState, useAutosave } from "../../../platform/autosave/index.ts";
import { useSession } from "../../../platform/session/index.ts";
import { type NoteDraft, noteMachine, savedNote } from "./client-note.actors.ts";
import { copy } from "./copy.ts";
import * as css from "./relations.css.ts";

/** What one keeps for oneself about a client; it saves itself as one types. */
export function ClientNote({ client }: { client: WorkedFor }) {
  const api = useApi();
  const readings = useReadings();
  const { user } = useSession();
  const { id } = client.person;
  const { note, tags, noteVersion } = client;
  const form = useAutosave<NoteDraft>({
    record: () => autosaveRecord(`client-note:${user?.id ?? ""}:${id}`),
    machine: () => noteMachine(api, id, (saved) => keepClient(readings, saved)),
    saved: useMemo(() => savedNote({ note, tags, noteVersion }), [note, tags, noteVersion]),
  });
  const { draft, change, errorOf } = form;
  return (
    <Stack as="section" gap={4} aria-labelledby="client-notes">
      <h2 id="client-notes" className={heading[3]}>
        {copy.notes}
      </h2>
      <SaveState form={form} conflictTitle={copy.noteChanged} />
      <div className={css.field}>
        <TextArea
          label={copy.note}
          help={copy.noteHelp}
          rows={5}
          maxCharacters={maxClientNote}
          value={draft.note}
          error={errorOf("note")}
          onChange={({ target }) => change({ note: target.value })}
        />
      </div>
      <TagField
        label={copy.tags}
        help={copy.tagsHelp}
        max={maxClientTags}
        maxLength={maxTagLength}
        value={draft.tags}
        error={errorOf("tags")}
        onChange={(next) => change({ tags: next })}
      />
    </Stack>
  );
}
