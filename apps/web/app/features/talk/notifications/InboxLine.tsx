import type { Notification } from "@jobami/api/notifications/contract";
import type { NotificationInboxEvent } from "@jobami/machines/notifications/notification-inbox";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { RelativeTime } from "@jobami/ui/RelativeTime";
import { heading, targetLine, visuallyHidden } from "@jobami/ui/styles";
import { Archive, ArchiveRestore, Mail, MailOpen, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { copy } from "./copy.ts";
import * as css from "./InboxScreen.css.ts";
import { plainText } from "./plain-text.ts";

interface InboxLineProps {
  item: Notification;
  /** The address leads to this line: it is brought into view and set off [NOTIF-18]. */
  isSought: boolean;
  send: (event: NotificationInboxEvent) => void;
}

/** One notification: what it states, where it leads, what can be done with it [NOTIF-15]. */
export function InboxLine({ item, isSought, send }: InboxLineProps) {
  const { id, title, is_read, is_archived } = item;
  const name = (
    <>
      {!is_read && <span className={visuallyHidden}>{"Non lue\u00a0: "}</span>}
      {title}
    </>
  );
  return (
    <Stack
      as="article"
      aria-label={title}
      id={`notif-${id}`}
      gap={1}
      className={css.item}
      data-unread={is_read ? undefined : ""}
      data-sought={isSought ? "" : undefined}
    >
      <h2 className={`${heading[4]} ${css.title}`}>
        {item.link === null ? (
          name
        ) : (
          <Link
            className={css.itemLink}
            to={item.link}
            onClick={() => is_read || send({ type: "read.toggled", id, is_read: true })}
          >
            {name}
          </Link>
        )}
      </h2>
      <p className={css.textBlock}>{plainText(item.content)}</p>
      <Inline gap={2} align="center" justify="between" className={css.foot}>
        <RelativeTime instant={item.created_at} />
        <Inline gap={2} rowGap={0} className={css.commands}>
          <Command
            icon={is_read ? <Mail /> : <MailOpen />}
            label={is_read ? copy.markUnread : copy.markRead}
            title={title}
            onClick={() => send({ type: "read.toggled", id, is_read: !is_read })}
          />
          <Command
            icon={is_archived ? <ArchiveRestore /> : <Archive />}
            label={is_archived ? copy.unarchive : copy.archive}
            title={title}
            onClick={() => send({ type: "archive.toggled", id, is_archived: !is_archived })}
          />
          <Command
            icon={<Trash2 />}
            label={copy.remove}
            title={title}
            onClick={() => send({ type: "deletion.requested", scope: "one", ids: [id] })}
          />
        </Inline>
      </Inline>
    </Stack>
  );
}

interface CommandProps {
  icon: ReactNode;
  label: string;
  title: string;
  onClick: () => void;
}

function Command({ icon, label, title, onClick }: CommandProps) {
  return (
    <button type="button" className={`${targetLine} ${css.mark}`} onClick={onClick}>
      <span aria-hidden="true">{icon}</span>
      {label}
      <span className={visuallyHidden}>{`\u00a0: ${title}`}</span>
    </button>
  );
}
