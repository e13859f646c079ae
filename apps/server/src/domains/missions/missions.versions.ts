import type { MissionVersion } from "@jobami/api/missions/contract";
import { sql } from "drizzle-orm";
import type { Db, Tx } from "../../platform/database/database.ts";
import { instantText } from "../../platform/database/json.ts";
import { amountJson, jobiAmountJson } from "../../platform/money/price.ts";

/** The most versions of one mission that are shown at once. */
const mostShown = 50;

const columns = sql.raw(
  `version, owner_id, title, description, category, subcategory, place_code, place_name, postal_code, department_code,
  day, end_day, timing, moment, budget_type, amount_cents, jobis, payment_method, is_urgent, filter_version`,
);

/** The SQL of what missions stated before. */
export const missionVersionsRepository = {
  /** Stores what a locked mission states, which is about to change. */
  async keep(tx: Tx, missionId: string, replacedAt: Date): Promise<void> {
    await tx.execute(sql`
      insert into mission_versions (mission_id, ${columns}, replaced_at)
      select id, ${columns}, ${replacedAt.toISOString()}::timestamptz from missions where id = ${missionId}`);
  },
  /** Earlier versions, the newest first, from the one on which a reader first saw; from the first one for who reads all. */
  async list(on: Db, missionId: string, from: number): Promise<MissionVersion[]> {
    const { rows } = await on.execute<{ json: MissionVersion[] }>(sql`
      select coalesce(json_agg(json_build_object(
        'version', v.version, 'title', v.title, 'description', v.description,
        'category', v.category, 'subcategory', v.subcategory,
        'place', json_build_object('code', v.place_code, 'name', v.place_name,
          'postalCode', v.postal_code, 'departmentCode', v.department_code),
        'date', v.day, 'endDate', case when v.end_day > v.day then v.end_day end, 'timing', v.timing, 'moment', v.moment, 'budgetType', v.budget_type,
        'amount', ${amountJson("v")}, 'jobiAmount', ${jobiAmountJson("v")}, 'paymentMethodType', v.payment_method,
        'isUrgent', v.is_urgent, 'replacedAt', ${instantText("v.replaced_at")}) order by v.version desc), '[]') as json
      from (select * from mission_versions where mission_id = ${missionId} and version >= ${from}
        order by version desc limit ${mostShown}) v`);
    return rows[0]?.json ?? [];
  },
  /** The version of a mission for which a person first made a proposal; null for who made none. */
  async firstProposedFor(on: Db, missionId: string, jobbeurId: string): Promise<number | null> {
    const { rows } = await on.execute<{ version: number | null }>(sql`
      select min(b.mission_version) as version from mission_bids b
      where b.mission_id = ${missionId} and b.jobbeur_id = ${jobbeurId}`);
    return rows[0]?.version ?? null;
  },
  /** Puts other texts in the place of those that others read. */
  async setTexts(
    tx: Tx,
    { missionId, version }: { missionId: string; version: number },
    { title, description, filterVersion }: { title: string; description: string; filterVersion: number },
  ): Promise<void> {
    await tx.execute(sql`
      update mission_versions set title = ${title}, description = ${description}, filter_version = ${filterVersion}
      where mission_id = ${missionId} and version = ${version}`);
  },
};
