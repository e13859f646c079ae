import { useApi } from "@jobami/api/http/provider";
import { useReadings } from "@jobami/api/http/use-readings";
import type { Conversation } from "@jobami/api/messages/contract";
import { applyConversation } from "@jobami/api/messages/live";
import { MenuButton, type MenuEntry } from "@jobami/ui/Menu";
import { Archive, ArchiveRestore, Ban, Bell, BellOff, EllipsisVertical, MailOpen } from "lucide-react";
import { useState } from "react";
import { useSubmission } from "../../../platform/forms/index.ts";
import { useNotify } from "../../../platform/notices/index.ts";
import { type Blocking, blockCopy } from "../blocks/index.ts";
import { copy } from "./copy.ts";
import { arranging } from "./messages.actors.ts";

interface ConversationMenuProps {
  conversation: Conversation;
  blocking: Blocking;
  /** Absent while nothing was written. */
  onMarkUnread: (() => void) | undefined;
}

/** What was done, as text. */
function arrangedText(before: Conversation, now: Conversation): string {
  if (now.is_archived !== before.is_archived)
    return now.is_archived ? (now.is_muted ? copy.archivedMuted : copy.archived) : copy.unarchived;
  return now.is_muted ? copy.muted : copy.unmuted;
}

/** What a person does with a conversation for themselves. Each can be undone by the same menu. */
export function ConversationMenu({ conversation, blocking, onMarkUnread }: ConversationMenuProps) {
  const api = useApi();
  const notify = useNotify();
  const readings = useReadings();
  const { id, statut, is_archived, is_muted, is_blocked } = conversation;
  const [machine] = useState(() => arranging(api));
  const { submit } = useSubmission(machine, {
    "submission.accepted": ({ answer }) => {
      applyConversation(readings, answer);
      notify({ kind: "success", title: arrangedText(conversation, answer) });
    },
    "submission.refused": () => notify({ kind: "error", title: copy.arrangeFailed }),
  });
  const unread: MenuEntry[] =
    onMarkUnread === undefined
      ? []
      : [{ id: "unread", label: copy.markUnread, icon: <MailOpen />, onAction: onMarkUnread }];
  // Who has left can be blocked no more.
  const block: MenuEntry[] =
    statut === "closed"
      ? []
      : [
          {
            id: "block",
            label: is_blocked ? blockCopy.unblock : blockCopy.blockPerson,
            icon: <Ban />,
            isDanger: !is_blocked,
            onAction: is_blocked ? blocking.unblock : blocking.ask,
          },
        ];
  return (
    <MenuButton
      label={copy.actions}
      variant="ghost"
      icon={<EllipsisVertical />}
      placement="bottom end"
      entries={[
        ...unread,
        {
          id: "archive",
          label: is_archived ? copy.unarchive : copy.archive,
          icon: is_archived ? <ArchiveRestore /> : <Archive />,
          onAction: () => submit({ id, is_archived: !is_archived }),
        },
        {
          id: "mute",
          label: is_muted ? copy.unmute : copy.mute,
          icon: is_muted ? <Bell /> : <BellOff />,
          onAction: () => submit({ id, is_muted: !is_muted }),
        },
        ...block,
      ]}
    />
  );
}
