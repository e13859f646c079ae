import { useApi } from "@jobami/api/http/provider";
import { useReadings } from "@jobami/api/http/use-readings";
import type { Conversation } from "@jobami/api/messages/contract";
import { applyConversation } from "@jobami/api/messages/live";
import { MenuButton, type MenuEntry } from "@jobami/ui/Menu";
import { Archive, ArchiveRestore, Ban, Bell, BellOff, EllipsisVertical, MailOpen } from "lucide-react";
import { useState } from "react";
import { useSubmission } from "../../../platform/forms/index.ts";
import { useNotify } from "../../../platform/notices/index.ts";
import { type Blocking, blockWords } from "../blocks/index.ts";
import { words } from "./copy.ts";
import { arranging } from "./messages.actors.ts";

interface ConversationMenuProps {
  conversation: Conversation;
  blocking: Blocking;
  /** Absent while nothing was said. */
  onMarkUnread: (() => void) | undefined;
}

/** What was done, in words. */
function arrangedWords(before: Conversation, now: Conversation): string {
  if (now.is_archived !== before.is_archived)
    return now.is_archived ? (now.is_muted ? words.archivedMuted : words.archived) : words.unarchived;
  return now.is_muted ? words.muted : words.unmuted;
}

/** What somebody does with a conversation for themselves. Each can be undone by the same menu. */
export function ConversationMenu({ conversation, blocking, onMarkUnread }: ConversationMenuProps) {
  const api = useApi();
  const notify = useNotify();
  const readings = useReadings();
  const { id, statut, is_archived, is_muted, is_blocked } = conversation;
  const [machine] = useState(() => arranging(api));
  const { submit } = useSubmission(machine, {
    "submission.accepted": ({ answer }) => {
      applyConversation(readings, answer);
      notify({ kind: "success", title: arrangedWords(conversation, answer) });
    },
    "submission.refused": () => notify({ kind: "error", title: words.arrangeFailed }),
  });
  const unread: MenuEntry[] =
    onMarkUnread === undefined
      ? []
      : [{ id: "unread", label: words.markUnread, icon: <MailOpen />, onAction: onMarkUnread }];
  // Who has left can be blocked no more.
  const block: MenuEntry[] =
    statut === "closed"
      ? []
      : [
          {
            id: "block",
            label: is_blocked ? blockWords.unblock : blockWords.blockPerson,
            icon: <Ban />,
            isDanger: !is_blocked,
            onAction: is_blocked ? blocking.unblock : blocking.ask,
          },
        ];
  return (
    <MenuButton
      label={words.actions}
      variant="ghost"
      icon={<EllipsisVertical />}
      placement="bottom end"
      entries={[
        ...unread,
        {
          id: "archive",
          label: is_archived ? words.unarchive : words.archive,
          icon: is_archived ? <ArchiveRestore /> : <Archive />,
          onAction: () => submit({ id, is_archived: !is_archived }),
        },
        {
          id: "mute",
          label: is_muted ? words.unmute : words.mute,
          icon: is_muted ? <Bell /> : <BellOff />,
          onAction: () => submit({ id, is_muted: !is_muted }),
        },
        ...block,
      ]}
    />
  );
}
