import { useUnreadMessages } from "@jobami/api/messages/unread";
import { useUnreadCount } from "@jobami/api/notifications/hooks";
import type { PlaceCounts } from "../entities/place/index.ts";
import { memberPages } from "../pages.ts";
import { useSession } from "../platform/session/index.ts";
import { unreadMessagesWords, unreadWords } from "./copy.ts";

/** What waits at the places of the person who is signed in. */
export function usePlaceCounts(): PlaceCounts {
  const { user } = useSession();
  const unread = useUnreadCount(user !== null).data?.count ?? 0;
  const { count: messages } = useUnreadMessages(user !== null);
  return {
    [memberPages.notifications.path]: { value: unread, label: unreadWords(unread) },
    [memberPages.messages.path]: { value: messages, label: unreadMessagesWords(messages) },
  };
}
