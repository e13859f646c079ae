import { favoritesContract } from "@jobami/api/favorites/contract";
import { defineDomain } from "../../composition/define-domain.ts";
import { blocksDomain } from "../blocks/blocks.domain.ts";
import { profilesDomain } from "../profiles/profiles.domain.ts";
import { favoritesErrors } from "./favorites.errors.ts";
import { favoritesRoutes } from "./favorites.routes.ts";
import { createFavorites } from "./favorites.service.ts";
import { favoritesTables } from "./favorites.tables.ts";

/** Whom people want to find again. */
export const favoritesDomain = defineDomain({
  name: "favorites",
  create: ({ platform, use }) =>
    createFavorites({ clock: platform.clock, profiles: use(profilesDomain), blocks: use(blocksDomain) }),
  contract: favoritesContract,
  errors: favoritesErrors,
  routes: favoritesRoutes,
  tables: favoritesTables,
  onLeave: ({ forget }) => ({ beforeErasure: forget }),
});
