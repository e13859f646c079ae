import {
  createNotificationDropdownMachine,
  notificationDropdownView,
} from "@jobami/machines/flows/notification-dropdown";
import { Card } from "@jobami/ui/Card";
import { NotificationPanel } from "@jobami/ui/patterns/NotificationPanel";
import { plainText } from "../../../apps/web/app/world/plain-text.ts";
import { faceOf, nothing } from "../viewer/Standing.tsx";

export const face = faceOf("notification-dropdown", createNotificationDropdownMachine(), (snapshot) => {
  const { isOpen, isLoading, items, size, bounds } = notificationDropdownView(snapshot);
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
});
