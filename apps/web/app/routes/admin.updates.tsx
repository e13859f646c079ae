import type { MetaFunction } from "react-router";
import { AdminUpdatesScreen } from "../features/help/updates/index.ts";
import { pageMeta } from "../platform/page/index.ts";
import { staffPages } from "../staff-pages.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: staffPages.updates.label, isPrivate: true });

export default AdminUpdatesScreen;
