import type { Comment } from "@jobami/api/comments/contract";
import { shortName } from "@jobami/api/http/display-text";
import { useApi } from "@jobami/api/http/provider";
import { Badge } from "@jobami/ui/Badge";
import { Button } from "@jobami/ui/Button";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { RelativeTime } from "@jobami/ui/RelativeTime";
import { visuallyHidden } from "@jobami/ui/styles";
import { Lock } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { PersonFace } from "../../../entities/person/index.ts";
import { ReportButton } from "../../help/reports/index.ts";
import { ReadText } from "../../talk/masking/index.ts";
import { CommentForm } from "./CommentForm.tsx";
import * as css from "./Comments.css.ts";
import { commentForm, editForm } from "./comments.actors.ts";
import { copy } from "./copy.ts";
import { RemoveComment } from "./RemoveComment.tsx";

interface CommentItemProps {
  comment: Comment;
  ownerId: string;
  userId: string;
  /** Answers stand below it: a first comment is answered, an answer is not. */
  isFirst: boolean;
  /** It changed, or an answer to it was written. */
  onChanged: () => void;
  /** It is gone: whoever deleted it stands elsewhere. */
  onRemoved: () => void;
}

type Open = "answer" | "edit" | "remove" | null;

function Head({ comment, ownerId }: Pick<CommentItemProps, "comment" | "ownerId">) {
  const { author } = comment;
  return (
    <Inline gap={2} rowGap={1} align="center">
      {author !== null && (
        <>
          <PersonFace person={author} size="small" />
          <span className={css.name}>{shortName(author)}</span>
        </>
      )}
      {author?.id === ownerId && <Badge tone="info">{copy.owner}</Badge>}
      {comment.isPrivate && <Badge icon={<Lock size={14} />}>{copy.private}</Badge>}
      <span className={css.faint}>
        <RelativeTime instant={comment.createdAt} />
        {comment.editedAt !== null && ` · ${copy.edited}`}
      </span>
    </Inline>
  );
}

/** What was written, or why it is not there. */
function CommentText({ comment, onChanged }: Pick<CommentItemProps, "comment" | "onChanged">) {
  if (comment.status === "effaced") return <p className={css.faint}>{copy.effaced}</p>;
  return (
    <>
      {comment.status === "removed" && <p className={css.faint}>{copy.removed}</p>}
      {comment.comment !== "" && (
        <ReadText
          text={comment.comment}
          masked={comment.masked}
          className={css.bodyText}
          onChange={onChanged}
        />
      )}
    </>
  );
}

/** A comment on a mission and what its reader can do with it. */
export function CommentItem(props: CommentItemProps) {
  const { comment, ownerId, userId, isFirst, onChanged, onRemoved } = props;
  const api = useApi();
  const [open, setOpen] = useState<Open>(null);
  const commands = useRef<HTMLDivElement>(null);
  const left = useRef<Open>(null);
  useEffect(() => {
    if (open === null && left.current !== null)
      commands.current?.querySelector<HTMLElement>(`[data-command="${left.current}"]`)?.focus();
    left.current = open;
  }, [open]);
  const isOwn = comment.author?.id === userId;
  const isPublished = comment.status === "published";
  const about = <span className={visuallyHidden}>{`\u00a0: ${comment.author?.prenom ?? ""}`}</span>;
  const close = () => setOpen(null);
  const done = () => {
    close();
    onChanged();
  };
  const removed = () => {
    // The focus goes elsewhere than back to the command.
    left.current = null;
    close();
    onRemoved();
  };
  if (open === "edit")
    return (
      <CommentForm
        machine={() => editForm(api, comment)}
        label={copy.editField}
        first={comment.comment}
        send={copy.save}
        sending={copy.saving}
        onDone={done}
        onCancel={close}
      />
    );
  return (
    <Stack as="article" gap={2} aria-label={comment.author?.prenom ?? copy.one}>
      <Head comment={comment} ownerId={ownerId} />
      <CommentText comment={comment} onChanged={onChanged} />
      <Inline ref={commands} gap={2} className={css.commands}>
        {isFirst && isPublished && open !== "answer" && (
          <Button variant="ghost" size="small" data-command="answer" onClick={() => setOpen("answer")}>
            {copy.answer}
            {about}
          </Button>
        )}
        {!isOwn && isPublished && (
          <ReportButton kind="comment" id={comment.id} about={comment.author?.prenom ?? ""} />
        )}
        {isOwn && isPublished && (
          <Button variant="ghost" size="small" data-command="edit" onClick={() => setOpen("edit")}>
            {copy.edit}
          </Button>
        )}
        {isOwn && comment.status !== "effaced" && (
          <Button variant="ghost" size="small" data-command="remove" onClick={() => setOpen("remove")}>
            {copy.remove}
          </Button>
        )}
      </Inline>
      {open === "answer" && (
        <CommentForm
          machine={() => commentForm(api, comment.missionId)}
          label={copy.answerField}
          help={comment.isPrivate ? copy.answerHelpPrivate : undefined}
          parentId={comment.id}
          send={copy.send}
          sending={copy.sending}
          onDone={done}
          onCancel={close}
        />
      )}
      {open === "remove" && <RemoveComment comment={comment} onRemoved={removed} onLeave={close} />}
    </Stack>
  );
}
