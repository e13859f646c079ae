import { ListRow, rowLink } from "@jobami/ui/List";
import { MessageCircle } from "lucide-react";
import { Link } from "react-router";
import { messagesPath } from "../../../generated/paths.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { copy, unreadText } from "./copy.ts";

/** Conversations with messages that the person has not read. */
export function UnreadRow({ count }: { count: number }) {
  return (
    <ListRow
      leading={<MessageCircle size={24} strokeWidth={1.75} />}
      title={
        <h3>
          <Link className={rowLink} to={messagesPath}>
            {unreadText(count)}
          </Link>
        </h3>
      }
      actions={
        <LinkButton to={messagesPath} size="small" variant="secondary">
          {copy.read}
        </LinkButton>
      }
    />
  );
}
