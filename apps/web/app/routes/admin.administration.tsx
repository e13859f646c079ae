import type { MetaFunction } from "react-router";
import { AdministrationScreen } from "../features/staff/index.ts";
import { pageMeta } from "../platform/page/index.ts";
import { staffPages } from "../staff-pages.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: staffPages.administration.label, isPrivate: true });

export default AdministrationScreen;
