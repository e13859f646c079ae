import type { usersContract } from "@jobami/api/users/contract";
import type { Db } from "../../platform/database/database.ts";
import type { Contributions } from "../../platform/domain/contributions.ts";
import type { Handlers } from "../../platform/http/call.ts";
import type { Users } from "./users.service.ts";

const seoMessages = {
  on: "Votre profil peut maintenant être référencé.",
  off: "Votre profil ne sera plus référencé.",
} as const;

/** Serves presence and the wish to be referenced; other domains count the missions that somebody completed. */
export function usersRoutes(
  users: Users,
  counters: () => readonly Contributions["completedMissions"][],
): Handlers<typeof usersContract> {
  async function completedMissions(db: Db, userId: string): Promise<number> {
    let sum = 0;
    for (const count of counters()) sum += await count(db, userId);
    return sum;
  }

  return {
    activity: async ({ db, session }) => {
      await users.touch(db, session.person.id);
      return { success: true, online: true };
    },
    setPhoto: async ({ db, session: { person }, body }) => ({
      success: true,
      photo: await users.setPhoto(db, person.id, body.file),
    }),
    updateSeoPreferences: async ({ db, session: { person }, body }) => {
      await users.setSeoIndexable(db, person.id, body.seo_indexable);
      return { success: true, message: seoMessages[body.seo_indexable ? "on" : "off"] };
    },
    seoPromotionStats: async ({ db, session: { person } }) => ({
      success: true,
      stats: await users.seoStats(db, person.id, await completedMissions(db, person.id)),
    }),
    seoPromotionShown: async ({ db, session: { person }, body }) => {
      await users.noteSeoPromotion(db, person.id, body.trigger);
      return { success: true };
    },
  };
}
