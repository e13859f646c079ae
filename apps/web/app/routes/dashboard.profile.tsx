import type { MetaFunction } from "react-router";
import { ProfileScreen } from "../features/profiles/index.ts";
import { memberPages } from "../pages.ts";
import { pageMeta } from "../platform/page/index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: memberPages.profile.label, isPrivate: true });

export default ProfileScreen;
