import type { MetaFunction } from "react-router";
import { NotificationsScreen } from "../features/settings/index.ts";
import { memberPages } from "../pages.ts";
import { pageMeta } from "../platform/page/index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: memberPages.notificationSettings.label, isPrivate: true });

export default NotificationsScreen;
