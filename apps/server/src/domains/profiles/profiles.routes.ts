import type { profilesContract } from "@jobami/api/profiles/contract";
import type { Handlers } from "../../platform/http/call.ts";
import type { Profiles } from "./profiles.service.ts";

/** Serves one's own profile, and those of others. */
export function profilesRoutes(profiles: Profiles): Handlers<typeof profilesContract> {
  return {
    own: async ({ db, session: { person } }) => ({
      success: true,
      profil: { data: await profiles.own(db, person.id) },
    }),
    save: async ({ db, session: { person }, body }) => ({
      success: true,
      profil: { data: await profiles.save(db, person.id, body) },
    }),
    slugOf: async ({ db, params }) => ({ success: true, slug: await profiles.slugOf(db, params.id) }),
    byId: async ({ db, params }) => ({ success: true, profil: { data: await profiles.seen(db, params.id) } }),
    bySlug: async ({ db, params, query }) => ({
      success: true,
      profil: { data: await profiles.seenBySlug(db, params.slug, query.reviews_page) },
    }),
  };
}
