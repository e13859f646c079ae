import type { MetaFunction } from "react-router";
import { QueueScreen } from "../features/activity/verification/index.ts";
import { pageMeta } from "../platform/page/index.ts";
import { staffPages } from "../staff-pages.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: staffPages.documents.label, isPrivate: true });

export default QueueScreen;
