import type { MetaFunction } from "react-router";
import { TermsVersionsScreen } from "../features/staff/index.ts";
import { pageMeta } from "../platform/page/index.ts";
import { staffPages } from "../staff-pages.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: staffPages.termsVersions.label, isPrivate: true });

export default TermsVersionsScreen;
