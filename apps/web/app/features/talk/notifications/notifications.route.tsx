import { type MetaFunction, useLocation, useSearchParams } from "react-router";
import { notificationsLabel } from "../../../generated/paths.ts";
import { readPage } from "../../../platform/lists/index.ts";
import { pageMeta, useIsHydrated } from "../../../platform/page/index.ts";
import { InboxScreen } from "./index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: notificationsLabel, isPrivate: true });

/** /dashboard/notifications, with ?unread=true, ?archived=true and #notif-{id} [NOTIF-01, NOTIF-17, NOTIF-18]. */
export default function Notifications() {
  const [params] = useSearchParams();
  const { hash } = useLocation();
  const view =
    params.get("unread") === "true" ? "unread" : params.get("archived") === "true" ? "archived" : "all";
  return useIsHydrated() ? (
    <InboxScreen
      page={readPage(params)}
      view={view}
      soughtId={/^#notif-([\da-f-]{36})$/i.exec(hash)?.[1] ?? null}
    />
  ) : null;
}
