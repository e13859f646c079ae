import { isReadingOf } from "@jobami/api/http/keys";
import { useApi } from "@jobami/api/http/provider";
import type { LiveEventName } from "@jobami/api/live/events";
import { useUnreadCount } from "@jobami/api/notifications/hooks";
import { notificationsRoutes } from "@jobami/api/notifications/routes";
import { notificationDropdownView } from "@jobami/machines/flows/notification-dropdown";
import { NavBarButton } from "@jobami/ui/NavBar";
import { Popover } from "@jobami/ui/Popover";
import { NotificationPanel } from "@jobami/ui/patterns/NotificationPanel";
import { Bell as BellIcon } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { useSWRConfig } from "swr";
import { useHoldsFloor } from "../world/floor.ts";
import { useLiveEvents } from "../world/live.ts";
import { logFailure } from "../world/log-failure.ts";
import { plainText } from "../world/plain-text.ts";
import { useFlow } from "../world/use-flow.ts";
import { bellMachine } from "./bell.actors.ts";
import { unreadLabel, words } from "./copy.ts";
import { readPanelSize, writePanelSize } from "./panel-size-cookies.ts";

const inboxEvents: ReadonlySet<LiveEventName> = new Set([
  "new_notification",
  "mission_published",
  "notification_read",
  "notification_unread",
  "notification_deleted",
  "notification_archived",
  "all_notifications_read",
  "all_notifications_archived",
  "all_notifications_deleted",
]);

/** Nothing on the server, which draws the bell closed. */
const viewport = () => ({ width: globalThis.innerWidth ?? 0, height: globalThis.innerHeight ?? 0 });

/** The bell: how many wait, and under it the panel of what is unread [NOTIF-19, NOTIF-20]. */
export function Bell() {
  const api = useApi();
  const { mutate } = useSWRConfig();
  const unread = useUnreadCount(true).data?.count ?? 0;
  const button = useRef<HTMLButtonElement>(null);
  const [machine] = useState(() => bellMachine(api));
  const [snapshot, send] = useFlow(
    machine,
    { viewport: viewport(), record: readPanelSize() },
    {
      failed: ({ during, refusal }) => logFailure(`notifications: ${during}`, refusal),
      remember: ({ record }) => writePanelSize(record),
      marked: () =>
        void mutate(
          (key) =>
            isReadingOf(key, notificationsRoutes.list) || isReadingOf(key, notificationsRoutes.unreadCount),
        ),
    },
  );
  useLiveEvents({
    received: ({ name }) => inboxEvents.has(name) && send({ type: "inbox.changed" }),
    stale: () => send({ type: "inbox.changed" }),
  });
  useEffect(() => {
    const turn = () => send({ type: "window.resized", viewport: viewport() });
    globalThis.addEventListener("resize", turn);
    return () => globalThis.removeEventListener("resize", turn);
  }, [send]);
  const { isOpen, isLoading, items, size, bounds } = notificationDropdownView(snapshot);
  useHoldsFloor("bell", isOpen);
  const leave = () => send({ type: "panel.left" });
  return (
    <>
      <NavBarButton
        ref={button}
        label={unreadLabel(unread)}
        count={unread}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => send({ type: "bell.pressed" })}
      >
        <BellIcon size={22} strokeWidth={1.75} aria-hidden="true" />
      </NavBarButton>
      <Popover
        isOpen={isOpen}
        onClose={leave}
        triggerRef={button}
        label={words.notifications}
        placement="bottom end"
        hasPadding={false}
        hasOwnWidth
      >
        <NotificationPanel
          isLoading={isLoading}
          lines={items.map((item) => ({ ...item, content: plainText(item.content) }))}
          size={size}
          bounds={bounds}
          onResize={(next) => send({ type: "panel.resized", size: next })}
          onOpen={(id) => send({ type: "item.opened", id })}
          onDismiss={(id) => send({ type: "item.dismissed", id })}
          seeAllHref="/dashboard/notifications?unread=true"
          onSeeAll={leave}
          renderLink={({ href, ...link }) => <Link to={href} {...link} />}
        />
      </Popover>
    </>
  );
}
