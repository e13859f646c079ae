import type { Notification } from "@jobami/api/notifications/contract";
import { List, ListRow, rowLink } from "@jobami/ui/List";
import { RelativeTime } from "@jobami/ui/RelativeTime";
import { text } from "@jobami/ui/styles";
import { Link } from "react-router";
import { notificationsPath } from "../../../generated/paths.ts";
import { plainText } from "./plain-text.ts";

/** What the inbox shows, as rows that lead to what they are about. */
export function NewLines({ label, lines }: { label: string; lines: readonly Notification[] }) {
  return (
    <List label={label} look="boxed">
      {lines.map(({ id, title, content, link, created_at }) => (
        <li key={id}>
          <ListRow
            title={
              <Link className={rowLink} to={link ?? `${notificationsPath}#notif-${id}`}>
                {title}
              </Link>
            }
            note={plainText(content)}
            figure={
              <span className={text.small}>
                <RelativeTime instant={created_at} style="short" />
              </span>
            }
          />
        </li>
      ))}
    </List>
  );
}
