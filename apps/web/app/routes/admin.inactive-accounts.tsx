import type { MetaFunction } from "react-router";
import { InactiveScreen } from "../features/people/index.ts";
import { pageMeta } from "../platform/page/index.ts";
import { staffPages } from "../staff-pages.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: staffPages.inactiveAccounts.label, isPrivate: true });

export default InactiveScreen;
