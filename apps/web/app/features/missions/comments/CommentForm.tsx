import type { Comment } from "@jobami/api/comments/contract";
import { maxComment } from "@jobami/api/comments/routes";
import type { SubmissionMachine } from "@jobami/machines/submission";
import { Button } from "@jobami/ui/Button";
import { Checkbox } from "@jobami/ui/Checkbox";
import { Form } from "@jobami/ui/Form";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { TextArea } from "@jobami/ui/TextArea";
import { useEffect, useRef, useState } from "react";
import { problemText, useSubmission } from "../../../platform/forms/index.ts";
import type { Written } from "./comments.actors.ts";
import { copy } from "./copy.ts";

interface CommentFormProps {
  /** Makes what sends it, once. */
  machine: () => SubmissionMachine<Written, Comment, "FAILED">;
  label: string;
  help?: string | undefined;
  send: string;
  sending: string;
  first?: string;
  parentId?: string;
  /** Offers to keep it between two people, with this text. */
  privateLabel?: string | undefined;
  onDone: (comment: Comment) => void;
  /** Closes the form; without, it stays. */
  onCancel?: () => void;
}

/** The text of a comment, sent; it stays where it was typed until it has arrived. */
export function CommentForm(props: CommentFormProps) {
  const { label, help, send, sending, first = "", parentId, privateLabel, onDone, onCancel } = props;
  const [typed, setTyped] = useState(first);
  const [isPrivate, setPrivate] = useState(false);
  const [machine] = useState(props.machine);
  const field = useRef<HTMLTextAreaElement>(null);
  const isOpened = onCancel !== undefined;
  useEffect(() => {
    if (isOpened) field.current?.focus();
  }, [isOpened]);
  const { isSending, problem, submit, edit } = useSubmission(machine, {
    "submission.accepted": ({ answer }) => {
      setTyped("");
      setPrivate(false);
      onDone(answer);
    },
  });
  const error = problem === null ? undefined : (problem.fields[0]?.message ?? problemText(problem));
  return (
    <Form onSubmit={() => submit({ comment: typed, isPrivate, parentId })}>
      <Stack gap={3}>
        <TextArea
          ref={field}
          label={label}
          help={help}
          error={error}
          rows={3}
          isRequired
          isRequiredShown
          maxCharacters={maxComment}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            edit();
          }}
          onKeyDown={({ key }) => key === "Escape" && !isSending && onCancel?.()}
        />
        {privateLabel !== undefined && (
          <Checkbox
            label={privateLabel}
            checked={isPrivate}
            onChange={(event) => setPrivate(event.target.checked)}
          />
        )}
        <Inline gap={3}>
          <Button type="submit" size="small" isPending={isSending} pendingLabel={sending}>
            {send}
          </Button>
          {onCancel !== undefined && (
            <Button variant="secondary" size="small" isResting={isSending} onClick={onCancel}>
              {copy.cancel}
            </Button>
          )}
        </Inline>
      </Stack>
    </Form>
  );
}
