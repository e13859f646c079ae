import type { MetaFunction } from "react-router";
import { DisplayScreen } from "../features/display-settings/index.ts";
import { memberPages } from "../pages.ts";
import { pageMeta } from "../platform/page/index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: memberPages.displaySettings.label, isPrivate: true });

export default DisplayScreen;
