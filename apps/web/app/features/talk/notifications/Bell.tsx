import { useApi } from "@jobami/api/http/provider";
import { useReadings } from "@jobami/api/http/use-readings";
import type { LiveEventName } from "@jobami/api/live/events";
import { useUnreadConversations } from "@jobami/api/messages/hooks";
import { messagesRoutes } from "@jobami/api/messages/routes";
import { useUnreadCount, useUnreadLines } from "@jobami/api/notifications/hooks";
import { applyNotification } from "@jobami/api/notifications/live";
import { notificationsRoutes } from "@jobami/api/notifications/routes";
import {
  type MarkTarget,
  notificationDropdownView,
  type ShownItem,
} from "@jobami/machines/notifications/notification-dropdown";
import { NavBarButton } from "@jobami/ui/NavBar";
import { Popover } from "@jobami/ui/Popover";
import { NotificationPanel } from "@jobami/ui/patterns/NotificationPanel";
import { Bell as BellIcon } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { notificationsPath } from "../../../generated/paths.ts";
import { useClock } from "../../../platform/clock/index.ts";
import { useLiveEvents } from "../../../platform/live/index.ts";
import { useFlow } from "../../../platform/machine/index.ts";
import { useOverlayLock } from "../../../platform/overlays/index.ts";
import { bellMachine, bellReading } from "./bell.actors.ts";
import { groupsOf, groupTitle, itemOfConversation, itemOfNotification } from "./bell.items.ts";
import { copy, unreadLabel } from "./copy.ts";
import { logFailure } from "./log-failure.ts";
import { readPanelSize, writePanelSize } from "./panel-size-cookies.ts";
import { plainText } from "./plain-text.ts";

const inboxEvents: ReadonlySet<LiveEventName> = new Set([
  "new_notification",
  "mission_matched",
  "notification_read",
  "notification_unread",
  "notification_deleted",
  "notification_archived",
  "all_notifications_read",
  "all_notifications_archived",
  "all_notifications_deleted",
  "new_message",
  "message_read",
  "conversation_unread",
  "message_deleted",
]);

/** Nothing on the server, which draws the bell closed. */
const viewport = () => ({ width: globalThis.innerWidth ?? 0, height: globalThis.innerHeight ?? 0 });

/** The bell: how many wait, and under it the panel of what is unread [NOTIF-19, NOTIF-20]. */
export function Bell() {
  const api = useApi();
  const readings = useReadings();
  const unread = useUnreadCount(true).data?.count ?? 0;
  const { lines, isAll } = useUnreadLines();
  const conversations = useUnreadConversations();
  const button = useRef<HTMLButtonElement>(null);
  const clock = useClock();
  const [reading] = useState(() => bellReading(api, clock.now));
  const [machine] = useState(() => bellMachine(api, readings, reading));
  const [snapshot, send] = useFlow(
    machine,
    { viewport: viewport(), record: readPanelSize() },
    {
      "call.failed": ({ during, refusal }) => logFailure(`notifications: ${during}`, refusal),
      remember: ({ record }) => writePanelSize(record),
      "item.marked": ({ item }) => {
        reading.forget();
        if (item.type === "notification") applyNotification(readings, [item.id], { is_read: true });
        else readings.readAgain(messagesRoutes.list);
        readings.readAgain(notificationsRoutes.unreadCount);
      },
    },
  );
  const change = () => {
    reading.forget();
    send({ type: "inbox.changed" });
  };
  useLiveEvents({ received: ({ name }) => inboxEvents.has(name) && change(), stale: change });
  useEffect(() => {
    const turn = () => send({ type: "window.resized", viewport: viewport() });
    globalThis.addEventListener("resize", turn);
    return () => globalThis.removeEventListener("resize", turn);
  }, [send]);
  const { isOpen, isLoading, items, size, bounds } = notificationDropdownView(snapshot, {
    notifications: lines.map(itemOfNotification),
    conversations: conversations.map(itemOfConversation),
    groups: groupsOf(lines),
  });
  useOverlayLock("bell", isOpen);
  /** What a line stands for, itself last: following it closes the panel. */
  const targetsOf = (shown: string): MarkTarget[] => {
    const { ids, type, conversation_id } = items.find(({ id }) => id === shown) ?? {
      ids: [shown],
      type: "notification" as const,
      conversation_id: null,
    };
    return ids.toReversed().map((id) => ({ id, type, conversation_id }));
  };
  const titleOf = (item: ShownItem) => {
    const line = lines.find(({ id }) => id === item.id);
    if (line === undefined) return item.title;
    return (
      groupTitle({ type: line.type, text: plainText(line.content) }, item.ids.length, isAll) ?? item.title
    );
  };
  const leave = () => send({ type: "panel.left" });
  return (
    <>
      <NavBarButton
        ref={button}
        label={unreadLabel(unread)}
        count={unread}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={reading.readAhead}
        onClick={() => send({ type: "bell.pressed" })}
      >
        <BellIcon size={22} strokeWidth={1.75} />
      </NavBarButton>
      <Popover
        isOpen={isOpen}
        onClose={leave}
        triggerRef={button}
        label={copy.title}
        placement="bottom end"
        hasPadding={false}
        hasOwnWidth
      >
        <NotificationPanel
          isLoading={isLoading}
          lines={items.map((item) => ({
            ...item,
            title: titleOf(item),
            content: plainText(item.content),
            count: item.ids.length,
          }))}
          size={size}
          bounds={bounds}
          onResize={(next) => send({ type: "panel.resized", size: next })}
          onOpen={(id) => {
            for (const item of targetsOf(id))
              send({ type: item.id === id ? "item.opened" : "item.dismissed", item });
          }}
          onDismiss={(id) => {
            for (const item of targetsOf(id)) send({ type: "item.dismissed", item });
          }}
          seeAllHref={`${notificationsPath}?unread=true`}
          onSeeAll={leave}
          renderLink={({ href, ...link }) => <Link to={href} {...link} />}
        />
      </Popover>
    </>
  );
}
