import type { MetaFunction } from "react-router";
import { FavoritesScreen } from "../features/favorites/index.ts";
import { memberPages } from "../pages.ts";
import { pageMeta } from "../platform/page/index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: memberPages.favorites.label, isPrivate: true });

export default FavoritesScreen;
