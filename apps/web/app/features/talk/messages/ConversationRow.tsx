import { displayText, shortName } from "@jobami/api/http/display-text";
import type { Conversation } from "@jobami/api/messages/contract";
import { Badge } from "@jobami/ui/Badge";
import { ListRow, rowLink } from "@jobami/ui/List";
import { RelativeTime } from "@jobami/ui/RelativeTime";
import { visuallyHidden } from "@jobami/ui/styles";
import { BellOff } from "lucide-react";
import { Link } from "react-router";
import { PersonFace } from "../../../entities/person/index.ts";
import { copy, unreadText } from "./copy.ts";
import * as css from "./messages.css.ts";

interface ConversationRowProps {
  conversation: Conversation;
  userId: string;
  /** It is shown beside the list. */
  isOpen: boolean;
  /** Where it leads to. */
  to: string;
}

/** A conversation among others: with whom, about what, what was written last, and how much is new. */
export function ConversationRow({ conversation, userId, isOpen, to }: ConversationRowProps) {
  const { otherUser, mission, last_message, last_message_preview, unread_count } = conversation;
  const who = shortName(otherUser);
  const isOwn = last_message?.sender_id === userId;
  return (
    <div
      className={css.row}
      data-open={isOpen ? "" : undefined}
      data-unread={unread_count > 0 ? "" : undefined}
    >
      <ListRow
        isNarrow
        leading={<PersonFace person={otherUser} />}
        title={
          <h2 className={css.who}>
            <Link className={rowLink} to={to} aria-current={isOpen ? "page" : undefined}>
              {who}
              {unread_count > 0 && <span className={visuallyHidden}>{`, ${unreadText(unread_count)}`}</span>}
              {conversation.is_muted && <span className={visuallyHidden}>{`, ${copy.isMuted}`}</span>}
            </Link>
          </h2>
        }
        figure={
          <span className={css.when}>
            {conversation.is_muted && <BellOff className={css.muted} />}
            <RelativeTime instant={conversation.last_message_date ?? conversation.updated_at} style="short" />
          </span>
        }
        detail={
          <span className={css.preview}>
            {last_message_preview === null
              ? copy.newConversation
              : `${isOwn ? copy.you : ""}${displayText(last_message_preview)}`}
          </span>
        }
        state={
          unread_count > 0 && (
            <span aria-hidden="true">
              <Badge tone="info">{unread_count}</Badge>
            </span>
          )
        }
        note={<p className={css.mission}>{displayText(mission.title)}</p>}
      />
    </div>
  );
}
