import type { MetaFunction } from "react-router";
import { BlocksScreen } from "../features/blocks/index.ts";
import { memberPages } from "../pages.ts";
import { pageMeta } from "../platform/page/index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: memberPages.blockedSettings.label, isPrivate: true });

export default BlocksScreen;
