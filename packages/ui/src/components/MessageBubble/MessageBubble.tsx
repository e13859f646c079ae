import { Check, CheckCheck, CircleAlert, Clock } from "lucide-react";
import type { ReactNode } from "react";
import { visuallyHidden } from "../../styles/hidden.css.ts";
import { Avatar } from "../Avatar/index.ts";
import { Button } from "../Button/index.ts";
import * as css from "./MessageBubble.css.ts";

/** How far a message of one's own has come. */
export type MessageStatus = "sending" | "sent" | "delivered" | "read" | "failed";

export interface MessageBubbleProps {
  /** `system` is what the product itself notes between messages. */
  from: "me" | "other" | "system";
  /** Who writes; read before the text, shown above those of others. */
  author: string;
  /** A small, decorative Avatar of theirs; their initials where none is given. */
  face?: ReactNode;
  /** The text; `null` once it was removed, `undefined` where only files go along. */
  children: ReactNode;
  /** When it was sent: a RelativeTime. */
  time?: ReactNode;
  /** How far a message of one’s own has come. */
  status?: MessageStatus | undefined;
  /** Sends it again. */
  onRetry?: (() => void) | undefined;
  /** FileCards, below the text. */
  attachments?: ReactNode;
  /** The one before is by the same person: name and face are not stated again. */
  isFollowing?: boolean | undefined;
  /** It was changed after it was sent, which is stated. */
  isEdited?: boolean | undefined;
  /** Its own texts, in another wording. */
  labels?: typeof messageLabels;
}

const messageLabels = {
  me: "Vous",
  removed: "Message supprimé",
  edited: "modifié",
  retry: "Renvoyer",
  sending: "Envoi en cours…",
  sent: "Envoyé",
  delivered: "Reçu",
  read: "Lu",
  failed: "Non envoyé",
};

const marks = {
  sending: Clock,
  sent: Check,
  delivered: CheckCheck,
  read: CheckCheck,
  failed: CircleAlert,
} as const;

function lookOf({ from, children, status }: MessageBubbleProps): keyof typeof css.look {
  if (children === null) return "removed";
  if (from !== "me") return "theirs";
  return status === "failed" ? "failed" : "mine";
}

/** One message of a conversation: one's own at the end of the line, those of others at its start. Put it in a list item. */
export function MessageBubble(props: MessageBubbleProps): ReactNode {
  const {
    from,
    author,
    face = <Avatar name={author} size="small" isDecorative />,
    children,
    time,
    attachments,
    isFollowing = false,
    labels = messageLabels,
  } = props;
  if (from === "system")
    return (
      <div className={css.system}>
        <p>{children}</p>
        {time}
      </div>
    );
  const isMine = from === "me";
  return (
    <div className={isMine ? css.side.mine : css.side.theirs}>
      {isMine ? null : <div className={css.face}>{isFollowing ? null : face}</div>}
      <div className={css.column}>
        <p className={isMine || isFollowing ? visuallyHidden : css.author}>
          {isMine ? labels.me : author}
          <span className={visuallyHidden}>{"\u00a0:"}</span>
        </p>
        {children === undefined ? null : (
          <div className={css.look[lookOf(props)]}>{children ?? labels.removed}</div>
        )}
        {children === null ? null : attachments}
        <Below {...props} labels={labels} time={time} />
      </div>
    </div>
  );
}

function Below({
  from,
  children,
  time,
  status,
  onRetry,
  isEdited,
  labels = messageLabels,
}: MessageBubbleProps): ReactNode {
  const hasStatus = from === "me" && status !== undefined && children !== null;
  const Mark = hasStatus ? marks[status] : null;
  return (
    <div className={css.below}>
      {time}
      {isEdited && children !== null ? <span>{labels.edited}</span> : null}
      {Mark && hasStatus ? (
        <span className={status === "failed" ? `${css.status} ${css.failure}` : css.status}>
          <Mark size={16} aria-hidden="true" />
          {labels[status]}
        </span>
      ) : null}
      {hasStatus && status === "failed" && onRetry ? (
        <Button variant="ghost" size="small" onClick={onRetry}>
          {labels.retry}
        </Button>
      ) : null}
    </div>
  );
}
