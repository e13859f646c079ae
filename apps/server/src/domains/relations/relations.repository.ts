import type { Acquaintance, ClientDetail, ClientMission, WorkedFor } from "@jobami/api/relations/contract";
import { clientMissionsShown, peopleShown } from "@jobami/api/relations/routes";
import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "../../platform/database/database.ts";
import { instantText, personJson } from "../../platform/database/json.ts";
import { clientNotes } from "./relations.tables.ts";

const openShown = 5;

/** A person as they were read, before it is known who may be seen. */
type Unseen<T> = Omit<T, "profile">;

async function read<Row>(db: Db, statement: SQL): Promise<Row | null> {
  const { rows } = await db.execute<{ json: string | null }>(statement);
  const json = rows[0]?.json;
  return json === null || json === undefined ? null : (JSON.parse(json) as Row);
}

/** What an agreement `a` is worth: by the hour times the hours `h` that were stated, nothing while they are not. */
const worth = (column: string) =>
  sql.raw(
    `case when a.budget_type <> 'horaire' then a.${column} else coalesce(round(a.${column} * h.quarters / 4.0), 0) end`,
  );
/** Asked for each agreement by its key: joined, the hours of everybody's missions would be read. */
const hoursOf = sql`select (select s.quarters from mission_hours s where s.mission_id = a.mission_id) as quarters`;
const counted = sql`where a.statut <> 'annulee'`;
const sumOf = (column: string) => sql`coalesce(sum(${worth(column)}) filter (${counted}), 0)`;

/** No one is named to a person whom they are separated from. */
const notApart = (userId: string, other: string) =>
  sql`${sql.raw(other)} not in (select k.other_id from kept_apart k where k.user_id = ${userId}::uuid)`;

/** Missions `o` of a person’s that a jobbeur can propose for now, the newest first. */
const openTo = (
  userId: string,
  owner: string,
) => sql`(select * from open_missions m where m.owner_id = ${sql.raw(owner)}
    and exists (select from people me where me.id = ${userId}::uuid and me.user_type = 'jobbeur')
    and not exists (select from mission_bids b where b.mission_id = m.id and b.jobbeur_id = ${userId}::uuid and b.is_standing)
    order by m.created_at desc, m.id desc limit ${openShown}) o`;

/** Everybody whom a person agreed to work for, or one of them. */
const clientsOf = (userId: string, only: SQL = sql`true`) => sql`(
  select a.owner_id as id, count(*)::integer as missions,
    count(*) filter (where a.statut = 'terminee')::integer as finished,
    count(*) filter (where a.statut = 'annulee')::integer as cancelled,
    (${sumOf("amount_cents")} / 100.0)::float8 as euros, ${sumOf("jobis")}::integer as jobis,
    max(a.since) as at, (array_agg(a.mission_id order by a.since desc, a.mission_id desc))[1] as last_id
  from mission_agreements a cross join lateral (${hoursOf}) h
  where a.jobbeur_id = ${userId}::uuid and ${only} and ${notApart(userId, "a.owner_id")} group by a.owner_id) c
  join people p on p.id = c.id
  join mission_heads m on m.id = c.last_id
  left join client_notes n on n.user_id = ${userId}::uuid and n.client_id = c.id`;

const clientJson = (userId: string) => sql`json_build_object('person', ${personJson("p")},
  'missions', c.missions, 'finished', c.finished, 'cancelled', c.cancelled,
  'agreed', json_build_object('euros', c.euros, 'jobis', c.jobis),
  'last', json_build_object('id', m.id, 'title', m.title, 'statut', m.statut, 'at', ${instantText("c.at")}),
  'note', coalesce(n.note, ''), 'tags', coalesce(n.tags, '[]'::jsonb), 'noteVersion', coalesce(n.version, 0),
  'toPropose', (select json_build_object('id', o.id, 'title', o.title) from ${openTo(userId, "c.id")} limit 1))`;

/** The SQL of whom people worked with. */
export const relationsRepository = {
  /** The newest first. */
  clients: async (db: Db, userId: string): Promise<Unseen<WorkedFor>[]> =>
    (await read<Unseen<WorkedFor>[]>(
      db,
      sql`select json_agg(j order by at desc, id desc)::text as json from (
        select ${clientJson(userId)} as j, c.at, c.id from ${clientsOf(userId)} order by c.at desc, c.id desc limit ${peopleShown}) l`,
    )) ?? [],
  /** Null for a person whom the person never agreed to work for. */
  client: (db: Db, userId: string, clientId: string): Promise<Unseen<WorkedFor> | null> =>
    read(
      db,
      sql`select ${clientJson(userId)}::text as json from ${clientsOf(userId, sql`a.owner_id = ${clientId}::uuid`)}`,
    ),
  /** What there is between the two, in one statement. */
  async history(
    db: Db,
    userId: string,
    clientId: string,
  ): Promise<Pick<ClientDetail, "missions" | "conversationId" | "open">> {
    const found = await read<{
      missions: ClientMission[];
      open: ClientDetail["open"];
      latest: string | null;
    }>(
      db,
      sql`select json_build_object(
        'missions', coalesce((select json_agg(json_build_object('id', a.mission_id, 'title', a.title, 'statut', a.statut,
            'at', ${instantText("a.since")}, 'budgetType', a.budget_type,
            'price', json_build_object('euros', (a.amount_cents / 100.0)::float8, 'jobis', a.jobis))
            order by a.since desc, a.mission_id desc)
          from (select * from mission_agreements where jobbeur_id = ${userId}::uuid and owner_id = ${clientId}::uuid
            order by since desc, mission_id desc limit ${clientMissionsShown}) a), '[]'::json),
        'latest', (select id from conversation_pairs where owner_id = ${clientId}::uuid and jobbeur_id = ${userId}::uuid
          order by id desc limit 1),
        'open', coalesce((select json_agg(json_build_object('id', o.id, 'title', o.title) order by o.created_at desc, o.id desc)
          from (select ${clientId}::uuid as id) c, lateral ${openTo(userId, "c.id")}), '[]'::json))::text as json`,
    );
    if (found === null) throw new Error("An object was built of nothing.");
    const { latest, ...rest } = found;
    return { ...rest, conversationId: latest };
  },
  /** False when another version is stored than the one before this. */
  async note(tx: Tx, row: typeof clientNotes.$inferInsert): Promise<boolean> {
    const { userId, clientId, ...set } = row;
    const isOfPair = and(eq(clientNotes.userId, userId), eq(clientNotes.clientId, clientId));
    const written =
      row.version === 1
        ? await tx.insert(clientNotes).values(row).onConflictDoNothing().returning()
        : await tx
            .update(clientNotes)
            .set(set)
            .where(and(isOfPair, eq(clientNotes.version, row.version - 1)))
            .returning();
    return written.length > 0;
  },
  /** Takes what was noted about a person away from everybody. */
  async forget(tx: Tx, clientId: string): Promise<void> {
    await tx.delete(clientNotes).where(eq(clientNotes.clientId, clientId));
  },
  /** Whom a person worked with on either side and did not cancel with, and whom they keep as a favourite; the last met first. */
  network: async (db: Db, userId: string): Promise<Unseen<Acquaintance>[]> =>
    (await read<Unseen<Acquaintance>[]>(
      db,
      sql`select json_agg(json_build_object('person', ${personJson("p")}, 'forThem', t.for_them, 'forMe', t.for_me,
          'isFavorite', t.is_favorite, 'at', ${instantText("t.at")}) order by t.at desc, t.id desc)::text as json
        from (select id, sum(for_them)::integer as for_them, sum(for_me)::integer as for_me,
            bool_or(is_favorite) as is_favorite, max(at) as at
          from (
            select owner_id as id, 1 as for_them, 0 as for_me, false as is_favorite, since as at
              from mission_agreements where jobbeur_id = ${userId}::uuid and statut <> 'annulee'
            union all select jobbeur_id, 0, 1, false, since
              from mission_agreements where owner_id = ${userId}::uuid and statut <> 'annulee'
            union all select favorite_user_id, 0, 0, true, created_at
              from favorite_pairs where user_id = ${userId}::uuid) every
          where ${notApart(userId, "every.id")} group by id order by max(at) desc, id desc limit ${peopleShown}) t
        join people p on p.id = t.id`,
    )) ?? [],
};
