import type { SnapshotFrom } from "xstate";
import type { NotificationDropdownMachine } from "./notification-dropdown.machine.ts";
import { panelBounds, panelSize } from "./notification-dropdown.size.ts";
import type { DropdownItem, Extent } from "./notification-dropdown.types.ts";

/** What the panel under the bell shows. Lengths in px. */
export interface NotificationDropdownView {
  isOpen: boolean;
  isLoading: boolean;
  items: readonly DropdownItem[];
  size: Extent;
  bounds: { width: { min: number; max: number }; height: { min: number; max: number } };
}

/** Snapshot to screen. */
export function notificationDropdownView(
  snapshot: Pick<SnapshotFrom<NotificationDropdownMachine>, "hasTag" | "context">,
): NotificationDropdownView {
  const { items, viewport, chosen } = snapshot.context;
  return {
    isOpen: snapshot.hasTag("open"),
    isLoading: snapshot.hasTag("loading"),
    items,
    size: panelSize(viewport, chosen),
    bounds: panelBounds(viewport),
  };
}
