import type { MetaFunction } from "react-router";
import { DetailsScreen } from "../features/settings/index.ts";
import { memberPages } from "../pages.ts";
import { pageMeta } from "../platform/page/index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: memberPages.detailsSettings.label, isPrivate: true });

export default DetailsScreen;
