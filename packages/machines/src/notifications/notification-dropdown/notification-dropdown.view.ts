import type { SnapshotFrom } from "xstate";
import { mergeUnread } from "./notification-dropdown.items.ts";
import type { NotificationDropdownMachine } from "./notification-dropdown.machine.ts";
import { panelBounds, panelSize } from "./notification-dropdown.size.ts";
import type { Extent, ShownItem, UnreadThings } from "./notification-dropdown.types.ts";

/** What the panel under the bell shows. Lengths in px. */
export interface NotificationDropdownView {
  isOpen: boolean;
  isLoading: boolean;
  items: readonly ShownItem[];
  size: Extent;
  bounds: { width: { min: number; max: number }; height: { min: number; max: number } };
}

/** Always the same, so that a screen sees no change where there is none. */
const nothing: readonly never[] = [];

/** Snapshot to screen, over what the cache holds of what is unread. */
export function notificationDropdownView(
  snapshot: Pick<SnapshotFrom<NotificationDropdownMachine>, "hasTag" | "context">,
  unread: UnreadThings,
): NotificationDropdownView {
  const { isRead, handled, viewport, chosen } = snapshot.context;
  return {
    isOpen: snapshot.hasTag("open"),
    isLoading: snapshot.hasTag("loading"),
    items: isRead ? mergeUnread(unread, handled) : nothing,
    size: panelSize(viewport, chosen),
    bounds: panelBounds(viewport),
  };
}
