import { useApi } from "@jobami/api/http/provider";
import type { StaffUpdate, UpdateInput } from "@jobami/api/updates/contract";
import { updateLength, updateTitle } from "@jobami/api/updates/routes";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { Form } from "@jobami/ui/Form";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { TextArea } from "@jobami/ui/TextArea";
import { TextField } from "@jobami/ui/TextField";
import { useState } from "react";
import { problemText, useSubmission } from "../../../platform/forms/index.ts";
import { useNotify } from "../../../platform/notices/index.ts";
import { PublicationQuestion } from "../../../platform/publishing/index.ts";
import { copy } from "./copy.ts";
import { announcing } from "./updates.actors.ts";

interface AnnounceFormProps {
  /** What is corrected; null for something new. */
  update: StaffUpdate | null;
  onSaved: () => void;
  onCancel?: () => void;
}

/** The text of an announcement; something new is asked again before everybody is informed. */
export function AnnounceForm({ update, onSaved, onCancel }: AnnounceFormProps) {
  const api = useApi();
  const notify = useNotify();
  const empty: UpdateInput = { title: update?.title ?? "", words: update?.words ?? "" };
  const [typed, setTyped] = useState(empty);
  const [isAsking, setAsking] = useState(false);
  const [machine] = useState(() => announcing(api, update?.id ?? null));
  const { isSending, problem, submit, edit } = useSubmission(machine, {
    "submission.accepted": () => {
      setAsking(false);
      notify({ kind: "success", title: update === null ? copy.published : copy.corrected });
      if (update === null) setTyped(empty);
      onSaved();
    },
    "submission.refused": ({ problem: why }) => {
      setAsking(false);
      if (why !== "GONE") return;
      notify({ kind: "error", title: copy.gone });
      onSaved();
    },
  });
  const refused = (field: string) => problem?.fields.find(({ path }) => path === field)?.message;
  const type = (change: Partial<UpdateInput>) => {
    setTyped({ ...typed, ...change });
    edit();
  };
  function send(): void {
    const isLikely = typed.title.trim() !== "" && typed.words.trim() !== "";
    // What the server would refuse is reported without asking.
    if (update === null && isLikely) setAsking(true);
    else submit(typed);
  }
  return (
    <Stack as={Form} gap={4} onSubmit={send}>
      {problem !== null && problem.fields.length === 0 && (
        <Banner tone="danger" announce="assertive" title={problemText(problem)} />
      )}
      <TextField
        label={copy.titleField}
        help={copy.titleHelp}
        isRequired
        autoComplete="off"
        maxLength={updateTitle.max}
        value={typed.title}
        error={refused("title")}
        onChange={({ currentTarget: { value } }) => type({ title: value })}
      />
      <TextArea
        label={copy.textField}
        help={copy.textHelp}
        isRequired
        rows={5}
        maxCharacters={updateLength.max}
        value={typed.words}
        error={refused("words")}
        onChange={({ currentTarget: { value } }) => type({ words: value })}
      />
      <Inline gap={3}>
        <Button type="submit" isPending={isSending && update !== null} pendingLabel={copy.saving}>
          {update === null ? copy.send : copy.save}
        </Button>
        {onCancel !== undefined && (
          <Button variant="secondary" isDisabled={isSending} onClick={onCancel}>
            {copy.cancel}
          </Button>
        )}
      </Inline>
      <PublicationQuestion
        lock="announcement"
        isOpen={isAsking}
        isSending={isSending}
        title={copy.question}
        consequence={copy.consequence}
        labels={{ confirm: copy.confirm, sending: copy.sending, back: copy.back }}
        onConfirm={() => submit(typed)}
        onLeave={() => setAsking(false)}
      >
        <p>{typed.title}</p>
      </PublicationQuestion>
    </Stack>
  );
}
