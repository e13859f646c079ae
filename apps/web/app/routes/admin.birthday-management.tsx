import type { MetaFunction } from "react-router";
import { BirthdaysScreen } from "../features/people/index.ts";
import { pageMeta } from "../platform/page/index.ts";
import { staffPages } from "../staff-pages.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: staffPages.birthdayManagement.label, isPrivate: true });

export default BirthdaysScreen;
