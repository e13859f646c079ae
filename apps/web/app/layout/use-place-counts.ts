import { useUnreadMessages } from "@jobami/api/messages/unread";
import { useUnreadCount } from "@jobami/api/notifications/hooks";
import type { PlaceCounts } from "../entities/place/index.ts";
import { messagesPath, notificationsPath } from "../generated/paths.ts";
import { useSession } from "../platform/session/index.ts";
import { unreadMessagesText, unreadText } from "./copy.ts";

/** What waits at the places of the person who is signed in. */
export function usePlaceCounts(): PlaceCounts {
  const { user } = useSession();
  const unread = useUnreadCount(user !== null).data?.count ?? 0;
  const { count: messages } = useUnreadMessages(user !== null);
  return {
    [notificationsPath]: { value: unread, label: unreadText(unread) },
    [messagesPath]: { value: messages, label: unreadMessagesText(messages) },
  };
}
