import type { MetaFunction } from "react-router";
import { AdministrationScreen } from "../features/staff/index.ts";
import { staffPages } from "../pages.ts";
import { pageMeta } from "../platform/page/index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: staffPages.administration.label, isPrivate: true });

export default AdministrationScreen;
