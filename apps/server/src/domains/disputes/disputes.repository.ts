import type { DisputeCase } from "@jobami/api/disputes/contract";
import { shortName } from "@jobami/api/http/display-text";
import { and, asc, eq, inArray, lte, sql } from "drizzle-orm";
import type { Db, Tx } from "../../platform/database/database.ts";
import { everyJudge } from "../users/users.domain.ts";
import { disputes, disputeEntries as entries } from "./disputes.tables.ts";

export type DisputeRow = typeof disputes.$inferSelect;
export type EntryRow = typeof entries.$inferSelect;

/** A side of a mission; no one once they left. */
type SideName = { prenom: string; initiale: string } | null;
type HeadRow = { id: string; title: string; client: SideName; jobbeur: SideName };
type CaseHead = Pick<DisputeCase, "title" | "client" | "jobbeur">;

const nameOf = (side: SideName) => (side === null ? "" : shortName(side));

/** The SQL of disputes. */
export const disputesRepository = {
  /** The disputes of a mission, in their order. */
  ofMission: (db: Db, missionId: string): Promise<DisputeRow[]> =>
    db
      .select()
      .from(disputes)
      .where(eq(disputes.missionId, missionId))
      .orderBy(asc(disputes.openedAt), asc(disputes.id)),
  async byId(db: Db, id: string): Promise<DisputeRow | null> {
    const [row] = await db.select().from(disputes).where(eq(disputes.id, id));
    return row ?? null;
  },
  /** Oldest first. */
  entries: (db: Db, disputeId: string): Promise<EntryRow[]> =>
    db.select().from(entries).where(eq(entries.disputeId, disputeId)).orderBy(entries.seq),
  /** Lock the mission first. */
  async insert(tx: Tx, row: DisputeRow): Promise<void> {
    await tx.insert(disputes).values(row);
  },
  /** Lock the mission first. */
  async add(tx: Tx, row: EntryRow): Promise<void> {
    await tx.insert(entries).values(row);
  },
  async setStatus(tx: Tx, id: string, set: Pick<DisputeRow, "status" | "since">): Promise<void> {
    await tx.update(disputes).set(set).where(eq(disputes.id, id));
  },
  /** What missions are called, and their two sides by name; who left is no one. */
  async heads(db: Db, missionIds: readonly string[]): Promise<ReadonlyMap<string, CaseHead>> {
    if (missionIds.length === 0) return new Map();
    const { rows } = await db.execute<HeadRow>(sql`
      select a.mission_id as id, a.title,
        case when c.is_active then json_build_object('prenom', c.prenom, 'initiale', c.initiale) end as client,
        case when j.is_active then json_build_object('prenom', j.prenom, 'initiale', j.initiale) end as jobbeur
      from mission_agreements a join people c on c.id = a.owner_id join people j on j.id = a.jobbeur_id
      where ${inArray(sql`a.mission_id`, [...missionIds])}`);
    const head = ({ title, client, jobbeur }: HeadRow): CaseHead => ({
      title,
      client: nameOf(client),
      jobbeur: nameOf(jobbeur),
    });
    return new Map(rows.map((row) => [row.id, head(row)]));
  },
  /** Decisions that no one appealed since an instant. */
  async decidedBefore(db: Db, before: Date, limit: number): Promise<DisputeRow[]> {
    return db
      .select()
      .from(disputes)
      .where(and(eq(disputes.status, "decided"), lte(disputes.since, before)))
      .orderBy(disputes.since, disputes.id)
      .limit(limit);
  },
  /** How many of those who can decide are none of these. */
  async judgesBesides(db: Db, ids: readonly string[]): Promise<number> {
    const { rows } = await db.execute<{ of: number }>(sql`
      select count(*)::integer as of from (${everyJudge()}) m where ${ids.length === 0 ? sql`true` : sql`not ${inArray(sql`m.id`, [...ids])}`}`);
    return rows[0]?.of ?? 0;
  },
  /** How many disputes of a person are open about missions that are over: the others hold them by the mission. */
  async openAbout(db: Db, userId: string): Promise<number> {
    const { rows } = await db.execute<{ of: number }>(sql`
      select count(*)::integer as of from disputes d join mission_agreements a on a.mission_id = d.mission_id
      where d.status in ('opened', 'discussed', 'decided', 'appealed') and a.statut <> 'en_cours'
        and ${userId} in (a.owner_id, a.jobbeur_id)`);
    return rows[0]?.of ?? 0;
  },
};
