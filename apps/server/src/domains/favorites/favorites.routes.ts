import type { favoritesContract } from "@jobami/api/favorites/contract";
import type { Handlers } from "../../platform/http/call.ts";
import type { Favorites } from "./favorites.service.ts";

/** Serves one's own favourites. */
export function favoritesRoutes(favorites: Favorites): Handlers<typeof favoritesContract> {
  return {
    list: async ({ db, session: { person } }) => ({
      success: true,
      data: await favorites.list(db, person.id),
    }),
    add: async ({ db, session: { person }, body }) => ({
      success: true,
      data: await favorites.add(db, person.id, body),
    }),
    note: async ({ db, session: { person }, params, body }) => ({
      success: true,
      data: await favorites.note(db, person.id, params.id, body.note),
    }),
    look: async ({ db, session: { person }, params }) => {
      await favorites.look(db, person.id, params.id);
      return { success: true };
    },
    remove: async ({ db, session: { person }, params }) => {
      await favorites.remove(db, person.id, params.id);
      return { success: true };
    },
  };
}
