import type { SeoStats, usersContract } from "@jobami/api/users/contract";
import type { DomainContext } from "../../composition/define-domain.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Handlers } from "../../platform/http/call.ts";
import type { Users } from "./users.service.ts";

const seoMessages = {
  on: "Votre profil peut maintenant être référencé.",
  off: "Votre profil ne sera plus référencé.",
} as const;

type GatheredStats = "profileCompleteness" | "missionsCompleted";

/** Serves presence and the wish to be referenced; other domains state how full a profile is and which missions were completed. */
export function usersRoutes(
  users: Users,
  { all }: Pick<DomainContext, "all">,
): Handlers<typeof usersContract> {
  async function statsOf(db: Db, userId: string): Promise<Pick<SeoStats, GatheredStats>> {
    let missionsCompleted = 0;
    for (const count of all("completedMissions")) missionsCompleted += await count(db, userId);
    const [measure] = all("profileCompleteness");
    if (measure === undefined) throw new Error("No domain states how full a profile is.");
    return { profileCompleteness: await measure(db, userId), missionsCompleted };
  }

  return {
    details: async ({ db, session: { person } }) => ({
      success: true,
      data: await users.details(db, person.id),
    }),
    setDetails: async ({ db, session: { person }, body }) => ({
      success: true,
      data: await users.setDetails(db, person.id, body),
    }),
    visibility: async ({ db, session: { person } }) => ({
      success: true,
      data: await users.visibility(db, person.id),
    }),
    setVisibility: async ({ db, session: { person }, body }) => ({
      success: true,
      data: await users.setHidden(db, person.id, body.isHidden),
    }),
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
      stats: await users.seoStats(db, person.id, await statsOf(db, person.id)),
    }),
    seoPromotionShown: async ({ db, session: { person }, body }) => {
      await users.noteSeoPromotion(db, person.id, body.trigger);
      return { success: true };
    },
  };
}
