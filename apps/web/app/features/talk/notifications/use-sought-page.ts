import { useNotifications } from "@jobami/api/notifications/hooks";
import { useState } from "react";
import { useLocation } from "react-router";
import type { InboxView } from "./copy.ts";
import { queries } from "./use-inbox.ts";

interface Sought {
  view: InboxView;
  /** The line that the address leads to; null without one. */
  id: string | null;
  /** It stands among the lines that were read. */
  isHere: boolean;
}

/**
 * The page that holds the line of the address, once it turned out not to be on the page that was read; null until it is known,
 * and when the view does not have it. Once seen, the line is not followed: what is new may move it to the next page [NOTIF-18].
 */
export function useSoughtPage({ view, id, isHere }: Sought, isRead: boolean): number | null {
  const { key } = useLocation();
  const [seenAt, setSeenAt] = useState<string | null>(null);
  if (isHere && seenAt !== key) setSeenAt(key);
  const isMissing = id !== null && isRead && !isHere && seenAt !== key;
  const { data, isValidating } = useNotifications(isMissing ? { ...queries[view], around: id } : null);
  if (data === undefined || isValidating || !data.data.some((line) => line.id === id)) return null;
  return data.pagination.page;
}
