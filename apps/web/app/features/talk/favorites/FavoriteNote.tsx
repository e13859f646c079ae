import type { Favorite } from "@jobami/api/favorites/contract";
import { keepFavorite } from "@jobami/api/favorites/hooks";
import { maxFavoriteNote } from "@jobami/api/favorites/routes";
import { displayText, shortName } from "@jobami/api/http/display-text";
import { useApi } from "@jobami/api/http/provider";
import { useReadings } from "@jobami/api/http/use-readings";
import { Button } from "@jobami/ui/Button";
import { Form } from "@jobami/ui/Form";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { link, targetLine, text, visuallyHidden } from "@jobami/ui/styles";
import { TextArea } from "@jobami/ui/TextArea";
import { useEffect, useRef, useState } from "react";
import { useFocusAtFirst } from "../../../platform/focus/index.ts";
import { problemText, useSubmission } from "../../../platform/forms/index.ts";
import { copy, noteLabel } from "./copy.ts";
import * as css from "./FavoritesScreen.css.ts";
import { noteForm } from "./favorites.actors.ts";

/** The note to oneself about a favourite, changed where it stands; one that was erased can be put back until the page is left. */
export function FavoriteNote({ favorite }: { favorite: Favorite }) {
  const [isOpen, setOpen] = useState(false);
  const [erased, setErased] = useState<string | null>(null);
  const command = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) command.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const hasNote = favorite.note !== "";
  function close(noteText = favorite.note): void {
    setErased(hasNote && noteText === "" ? favorite.note : hasNote ? null : erased);
    setOpen(false);
  }
  if (isOpen) return <NoteForm favorite={favorite} onDone={close} />;
  const isErased = !hasNote && erased !== null;
  return (
    <Stack gap={isErased ? 3 : 1} align="start">
      {hasNote && <p className={css.note}>{displayText(favorite.note)}</p>}
      {isErased && <ErasedNote favorite={favorite} erased={erased} onBack={() => command.current?.focus()} />}
      <button
        ref={command}
        type="button"
        className={`${targetLine} ${link} ${css.command}`}
        onClick={() => setOpen(true)}
      >
        {hasNote ? copy.changeNote : copy.addNote}
        <span className={visuallyHidden}>{`\u00a0: ${shortName(favorite.person)}`}</span>
      </button>
    </Stack>
  );
}

interface ErasedNoteProps {
  favorite: Favorite;
  /** Its text before. */
  erased: string;
  /** It is there again: what was pressed is gone. */
  onBack: () => void;
}

function ErasedNote({ favorite, erased, onBack }: ErasedNoteProps) {
  const api = useApi();
  const readings = useReadings();
  const [machine] = useState(() => noteForm(api));
  const { isSending, problem, submit } = useSubmission(machine, {
    "submission.accepted": ({ answer }) => {
      onBack();
      keepFavorite(readings, answer);
    },
  });
  return (
    <Inline gap={3} align="center">
      <p role="status" className={text.soft}>
        {problem === null ? copy.noteErased : problemText(problem)}
      </p>
      <Button
        variant="secondary"
        size="small"
        isPending={isSending}
        pendingLabel={copy.saving}
        onClick={() => submit({ id: favorite.id, note: erased })}
      >
        {copy.undo}
        <span className={visuallyHidden}>{`\u00a0: note sur ${shortName(favorite.person)}`}</span>
      </Button>
    </Inline>
  );
}

function NoteForm({ favorite, onDone }: { favorite: Favorite; onDone: (noteText?: string) => void }) {
  const api = useApi();
  const readings = useReadings();
  const [typed, setTyped] = useState(favorite.note);
  const [machine] = useState(() => noteForm(api));
  const field = useFocusAtFirst<HTMLTextAreaElement>();
  const { isSending, problem, submit, edit } = useSubmission(machine, {
    "submission.accepted": ({ answer }) => {
      keepFavorite(readings, answer);
      onDone(answer.note);
    },
  });
  const error = problem === null ? undefined : (problem.fields[0]?.message ?? problemText(problem));
  return (
    <Form onSubmit={() => submit({ id: favorite.id, note: typed })}>
      <Stack gap={3}>
        <TextArea
          ref={field}
          label={noteLabel(shortName(favorite.person))}
          help={copy.noteHelp}
          error={error}
          isOptional
          rows={3}
          maxCharacters={maxFavoriteNote}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            edit();
          }}
          onKeyDown={({ key }) => key === "Escape" && !isSending && onDone()}
        />
        <Inline gap={3}>
          <Button type="submit" size="small" isPending={isSending} pendingLabel={copy.saving}>
            {copy.saveNote}
          </Button>
          <Button variant="secondary" size="small" isResting={isSending} onClick={() => onDone()}>
            {copy.keepNote}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
