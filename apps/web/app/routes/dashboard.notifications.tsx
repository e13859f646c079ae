import { type MetaFunction, useSearchParams } from "react-router";
import { InboxScreen } from "../features/inbox/InboxScreen.tsx";
import { pageMeta } from "../shell/meta.ts";
import { useIsHydrated } from "../world/hydration.ts";
import { readPage } from "../world/read-page.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: "Notifications", isPrivate: true });

export default function Notifications() {
  const [params] = useSearchParams();
  return useIsHydrated() ? (
    <InboxScreen page={readPage(params)} isUnreadOnly={params.get("unread") === "true"} />
  ) : null;
}
