import { sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { areApart } from "../../platform/database/json.ts";

/** A jobbeur whose proposal stands, as the database gives them. */
export interface ComparedRow extends Record<string, unknown> {
  userId: string;
  placeCode: string | null;
  rating: number | null;
  reviews: number;
  completed: number;
}

/** As many as the list of the proposals on a mission shows. */
const mostCompared = 100;

/** The SQL of comparisons. */
export const comparisonRepository = {
  /** Those whose proposals on a mission stand, but for whom its owner is separated from. */
  async standing(db: Db, missionId: string, ownerId: string): Promise<ComparedRow[]> {
    const { rows } = await db.execute<ComparedRow>(sql`
      select b.jobbeur_id as "userId", w.place_code as "placeCode", r.rating, coalesce(r.count, 0)::integer as reviews,
        (select count(*)::integer from mission_agreements a where a.jobbeur_id = b.jobbeur_id and a.statut = 'terminee') as completed
      from mission_bids b
      left join working_profiles w on w.user_id = b.jobbeur_id
      left join lateral (
        select m.mean as rating, m.count from member_ratings m where m.user_id = b.jobbeur_id limit 1) r on true
      where b.mission_id = ${missionId} and b.statut in ('en_attente', 'contre_offre_client', 'contre_offre_jobbeur')
        and not ${areApart(sql`${ownerId}::uuid`, sql`b.jobbeur_id`)}
      limit ${mostCompared}`);
    return rows;
  },
};
