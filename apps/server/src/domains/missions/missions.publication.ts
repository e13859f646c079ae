import { fewestAnswered, type Publication, type UsualAnswer } from "@jobami/api/missions/publication";
import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";

/** The newest missions that what is usual is derived from: older ones state little of today. */
const lookedAt = sql.raw("400");

/** Of the newest missions under a condition over `m`, all open to everybody from the start: the median of how long the first proposal took. */
const answersOf = (of: UsualAnswer["of"], isAlike: SQL) => sql`(
  select json_build_object('of', '${sql.raw(of)}', 'count', count(*), 'minutes',
      round((percentile_cont(0.5) within group (order by extract(epoch from a.at - m.created_at) / 60))::numeric)) as usual,
    count(*) as n
  from (
    select m.id, m.created_at from missions m
    where m.asked_until is null and ${isAlike} and m.id <> ${sql.placeholder("id")}
    order by m.created_at desc limit ${lookedAt}
  ) m
  join lateral (select min(p.created_at) as at from proposal_moments p where p.mission_id = m.id) a on a.at is not null)`;

const isOfCategory = sql`m.category = ${sql.placeholder("category")}`;
const isOfDepartment = sql`${isOfCategory} and m.department_code = ${sql.placeholder("department")}`;

/** The one statement of how soon missions like another one are answered: those of its department, else of its category; no row of too few. */
export const usualAnswerStatement = sql`
  select u.usual from (
    select 1 as place, d.* from ${answersOf("department", isOfDepartment)} d union all
    select 2 as place, c.* from ${answersOf("category", isOfCategory)} c
  ) u where u.n >= ${sql.raw(String(fewestAnswered))} order by u.place limit 1`;

/** What became of the publication of a mission so far. */
export async function readPublication(
  db: Db,
  of: { id: string; category: string; department: string },
): Promise<Publication> {
  const { rows } = await db.execute<{ notified: number | null }>(
    sql`select notified from missions where id = ${of.id}`,
  );
  const [usual] = await db
    .select({ usual: sql<UsualAnswer>`u.usual` })
    .from(sql`(${usualAnswerStatement}) u`)
    .prepare("missions_usual_answer")
    .execute(of);
  return { notified: rows[0]?.notified ?? null, usual: usual?.usual ?? null };
}
