import { ListRow, rowLink } from "@jobami/ui/List";
import { MessageCircle } from "lucide-react";
import { Link } from "react-router";
import { messagesPath } from "../../../generated/paths.ts";
import { conversationPath } from "../../../paths.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { copy, unreadText } from "./copy.ts";

/** Conversations with messages that the person has not read: the one itself, the list of several. */
export function UnreadRow({ count, newest }: { count: number; newest: string | undefined }) {
  const to = count === 1 && newest !== undefined ? conversationPath(newest) : messagesPath;
  return (
    <ListRow
      leading={<MessageCircle size={24} strokeWidth={1.75} />}
      title={
        <h3>
          <Link className={rowLink} to={to}>
            {unreadText(count)}
          </Link>
        </h3>
      }
      actions={
        <LinkButton to={to} size="small" variant="secondary">
          {copy.read}
        </LinkButton>
      }
    />
  );
}
