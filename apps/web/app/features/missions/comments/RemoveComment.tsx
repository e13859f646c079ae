import type { Comment } from "@jobami/api/comments/contract";
import { useApi } from "@jobami/api/http/provider";
import { ConfirmDialog } from "@jobami/ui/ConfirmDialog";
import { useState } from "react";
import { problemText, useSubmission } from "../../../platform/forms/index.ts";
import { useOverlayLock } from "../../../platform/overlays/index.ts";
import { removal } from "./comments.actors.ts";
import { copy } from "./copy.ts";

interface RemoveCommentProps {
  comment: Comment;
  onRemoved: () => void;
  onLeave: () => void;
}

/** Asks before one's own comment is deleted. */
export function RemoveComment({ comment, onRemoved, onLeave }: RemoveCommentProps) {
  const api = useApi();
  const [machine] = useState(() => removal(api, comment));
  const { isSending, problem, submit } = useSubmission(machine, { "submission.accepted": onRemoved });
  useOverlayLock("remove-comment", true);
  return (
    <ConfirmDialog
      isOpen
      title={copy.removeTitle}
      losses={[copy.removeLoss]}
      confirmLabel={copy.removeConfirm}
      isPending={isSending}
      error={problem === null ? undefined : problemText(problem)}
      onConfirm={() => submit(null)}
      onCancel={onLeave}
    />
  );
}
