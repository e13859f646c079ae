import type { MetaFunction } from "react-router";
import { VisibilityScreen } from "../features/settings/index.ts";
import { memberPages } from "../pages.ts";
import { pageMeta } from "../platform/page/index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: memberPages.visibilitySettings.label, isPrivate: true });

export default VisibilityScreen;
