import {
  createNotificationDropdownMachine,
  type DropdownItem,
  notificationDropdownView,
} from "@jobami/machines/notifications/notification-dropdown";
import { Card } from "@jobami/ui/Card";
import { NotificationPanel } from "@jobami/ui/patterns/NotificationPanel";
import { plainText } from "../../../apps/web/app/features/talk/notifications/plain-text.ts";
import { galleryOf, nothing } from "./Gallery.tsx";

const line = (number: number): DropdownItem => ({
  id: `n-${number}`,
  type: "notification",
  title: `Ligne ${number}`,
  content: "<p>Un mot.</p>",
  link: `/dashboard/notifications#notif-n-${number}`,
  created_at: `2026-01-15T09:0${number}:00.000Z`,
  is_read: false,
  conversation_id: null,
});

/** What the cache holds: the two lines of the machine's model. */
const unread = { notifications: [line(2), line(1)], conversations: [] };

export const gallery = galleryOf(
  "notifications/notification-dropdown",
  createNotificationDropdownMachine(),
  (snapshot) => {
    const { isOpen, isLoading, items, size, bounds } = notificationDropdownView(snapshot, unread);
    if (!isOpen) return null;
    return (
      <div style={{ display: "flex" }}>
        <Card>
          <NotificationPanel
            isLoading={isLoading}
            lines={items.map((item) => ({ ...item, content: plainText(item.content) }))}
            size={size}
            bounds={bounds}
            onResize={nothing}
            onOpen={nothing}
            onDismiss={nothing}
            seeAllHref="#non-lues"
            onSeeAll={nothing}
          />
        </Card>
      </div>
    );
  },
);
