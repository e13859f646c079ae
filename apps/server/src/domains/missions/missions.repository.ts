import type { Mission, MissionAudience } from "@jobami/api/missions/contract";
import type { MissionState } from "@jobami/machines/missions/mission";
import { and, desc, eq, gte, isNotNull, ne, sql } from "drizzle-orm";
import type { Db, Tx } from "../../platform/database/database.ts";
import { zoneOfPlaceSql, zoneRows } from "../../platform/database/zones.ts";
import { missionAsksRepository } from "./missions.asks.ts";
import { textOf } from "./missions.copy.ts";
import { missionJson, missionJsonFor, readerOf } from "./missions.json.ts";
import { type ListQuestion, listStatement, valuesOf } from "./missions.list.ts";
import { missions } from "./missions.tables.ts";
import { isVisibleTo, type Viewer } from "./missions.visibility.ts";

export type NewMission = typeof missions.$inferInsert;

/** What a step of the life cycle needs of a mission. */
export interface MissionRow {
  id: string;
  ownerId: string;
  title: string;
  statut: Mission["statut"];
  /** Whom it is for while it is open. */
  audience: MissionAudience;
  /** Grows each time its owner edits it. */
  version: number;
  /** Moderators took it away. */
  isHidden: boolean;
}

/** A page as the database gives it. */
export interface MissionPage {
  /** JSON array of missions. */
  rows: string;
  /** Key of the last row when more follow. */
  nextKey: string | null;
  /** Size of the whole list, at most one more than the cap. */
  total: number;
  /** The commune, by its code, that the reader works around, where they stated it. */
  home: string | null;
}

type Prepared = { execute(values: Record<string, unknown>): Promise<MissionPage[]> };

/**
 * A first page with at most two filters keeps its prepared statement; rarer questions are planned when asked, and so
 * are searches: one plan for every search is a bad one for most.
 */
function shapeName({ scope, query, key }: ListQuestion): string | null {
  const { page, limit, cursor: _cursor, sort_by, owner, liked, ...filters } = query;
  const present = Object.entries(filters).filter(([, value]) => value !== undefined);
  if (page !== 1 || limit !== 10 || present.length > 2 || query.search !== undefined) return null;
  const names = present.map(([name]) => name).sort();
  const seesOpen = query.status === undefined ? "" : query.status.includes("ouverte") ? "open" : "ended";
  const flags = [owner, liked].map((flag) => String(flag ?? ""));
  return ["missions", scope, sort_by, key === null ? "" : "on", ...flags, seesOpen, ...names].join("_");
}

/** The SQL of missions. */
export function createMissionsRepository(db: Db) {
  const known = new Map<string, Prepared>();

  function prepare(question: ListQuestion, name: string): Prepared {
    const { from, rows, nextKey, total, home } = listStatement(question);
    return db.select({ rows, nextKey, total, home }).from(from).prepare(name) as unknown as Prepared;
  }

  return {
    async page(question: ListQuestion): Promise<MissionPage> {
      const name = shapeName(question);
      const statement = (name !== null && known.get(name)) || prepare(question, name ?? "");
      if (name !== null) known.set(name, statement);
      const [page] = await statement.execute(valuesOf(question));
      return page ?? { rows: "[]", nextKey: null, total: 0, home: null };
    },
    insert: async (tx: Tx, row: NewMission): Promise<void> => {
      await tx.insert(missions).values(row);
    },
    /** More were informed that a locked mission suits them. */
    async addNotified(tx: Tx, id: string, more: number): Promise<void> {
      await tx.execute(sql`update missions set notified = coalesce(notified, 0) + ${more} where id = ${id}`);
    },
    /** A mission as the contract shows it, when this person may see it. */
    async visibleJson(on: Db, id: string, viewer: Viewer): Promise<string | null> {
      const userId = sql`${viewer.userId}::uuid`;
      const { rows } = await on.execute<{ json: string }>(sql`
        select ${missionJsonFor({ apart: userId, reader: readerOf(userId, viewer.isStaff) })}::text as json from missions m join people p on p.id = m.owner_id
        where m.id = ${id} and ${isVisibleTo(viewer)}`);
      return rows[0]?.json ?? null;
    },
    /** What others need to know of a mission, when this person may see it. */
    async visibleHead(on: Db, id: string, viewer: Viewer): Promise<MissionRow | null> {
      const { rows } = await on.execute<MissionRow & Record<string, unknown>>(sql`
        select m.id, m.owner_id as "ownerId", m.title, m.statut, m.audience, m.version, m.is_hidden as "isHidden" from missions m
        where m.id = ${id} and ${isVisibleTo(viewer)}`);
      return rows[0] ?? null;
    },
    /** What a person wrote in their other missions since an instant, the newest first. */
    async otherTexts(
      on: Db,
      { id, ownerId }: Pick<MissionRow, "id" | "ownerId">,
      since: Date,
    ): Promise<string[]> {
      const rows = await on
        .select({ title: missions.title, description: missions.description })
        .from(missions)
        .where(and(eq(missions.ownerId, ownerId), ne(missions.id, id), gte(missions.createdAt, since)))
        .orderBy(desc(missions.createdAt), desc(missions.id))
        .limit(20);
      return rows.map(textOf);
    },
    /** Who reads more of a mission’s texts than everybody does: its owner, and who was chosen for it, where something of it is masked. */
    async wholeReaders(on: Db, id: string): Promise<string[]> {
      const { rows } = await on.execute<{ id: string }>(sql`
        with masked as (select from whole_texts w where w.subject_id = ${id}::uuid
          or w.subject_id in (select i.file_id from mission_pictures i where i.mission_id = ${id}::uuid))
        select m.owner_id as id from missions m where m.id = ${id}::uuid and exists (select from masked)
        union select b.jobbeur_id from proposal_pairs b
          where b.mission_id = ${id}::uuid and b.is_agreed and exists (select from masked)`);
      return rows.map((row) => row.id);
    },
    /** Puts another text in the place of one that everybody reads. */
    async setText(
      tx: Tx,
      id: string,
      set: Partial<Pick<NewMission, "title" | "description" | "filterVersion">>,
    ): Promise<void> {
      await tx.update(missions).set(set).where(eq(missions.id, id));
    },
    async exists(on: Db, id: string): Promise<boolean> {
      const rows = await on.select({ id: missions.id }).from(missions).where(eq(missions.id, id));
      return rows.length > 0;
    },
    /** A mission as the contract shows it, to inform people about it: as everybody reads it, or as one person does. */
    async read(on: Db, id: string, reader?: Viewer): Promise<Mission> {
      const json =
        reader === undefined
          ? missionJson
          : missionJsonFor({ reader: readerOf(sql`${reader.userId}::uuid`, reader.isStaff) });
      const { rows } = await on.execute<{ json: string }>(sql`
        select ${json}::text as json from missions m join people p on p.id = m.owner_id where m.id = ${id}`);
      return JSON.parse(rows[0]?.json ?? "null") as Mission;
    },
    /** Reads a mission and keeps it from changing until the transaction ends. */
    async lock(tx: Tx, id: string): Promise<MissionRow | null> {
      const [row] = await tx
        .select({
          id: missions.id,
          ownerId: missions.ownerId,
          title: missions.title,
          statut: missions.statut,
          audience: missions.audience,
          version: missions.version,
          isHidden: missions.isHidden,
        })
        .from(missions)
        .where(eq(missions.id, id))
        .for("update");
      return row === undefined ? null : (row as MissionRow);
    },
    /** States a locked mission otherwise, under its next version. */
    async edit(
      tx: Tx,
      id: string,
      set: Omit<Partial<NewMission>, "id" | "ownerId" | "version">,
    ): Promise<void> {
      await tx
        .update(missions)
        .set({ ...set, version: sql`${missions.version} + 1` })
        .where(eq(missions.id, id));
    },
    /** Lets the time of who is asked first end no later than an instant. */
    async shortenAsking(tx: Tx, id: string, until: Date): Promise<void> {
      const at = until.toISOString();
      await tx
        .update(missions)
        .set({ askedUntil: sql`least(${missions.askedUntil}, ${at}::timestamptz)` })
        .where(and(eq(missions.id, id), isNotNull(missions.askedUntil)));
    },
    async setHidden(tx: Tx, id: string, isHidden: boolean): Promise<void> {
      await tx.update(missions).set({ isHidden }).where(eq(missions.id, id));
    },
    async setState(tx: Tx, id: string, state: Required<MissionState>, at: Date): Promise<void> {
      await tx
        .update(missions)
        .set({ ...state, updatedAt: at })
        .where(eq(missions.id, id));
    },
    /** Gives a mission under way days of its own. */
    async setDays(tx: Tx, id: string, days: Pick<NewMission, "day" | "endDay">): Promise<void> {
      await tx
        .update(missions)
        .set({ ...days, timing: "date" })
        .where(eq(missions.id, id));
    },
    /** Open missions whose day is before the one that it is where they are, oldest first; `todays` is the day in every zone. */
    async overdue(
      on: Db,
      todays: readonly { zone: string; day: string }[],
      limit: number,
    ): Promise<string[]> {
      const latest =
        todays
          .map(({ day }) => day)
          .sort()
          .at(-1) ?? "";
      const { rows } = await on.execute<{ id: string }>(sql`
        select m.id from missions m
        join ${zoneRows(todays)} z (zone, day, at) on z.zone = ${zoneOfPlaceSql("m.place_code")}
        where m.statut = 'ouverte' and m.day < ${latest}::date and m.day < z.day
        order by m.day, m.id limit ${limit}`);
      return rows.map((row) => row.id);
    },
    /** How many missions a person has open, and under way. */
    async heldBy(on: Db, ownerId: string): Promise<{ open: number; underWay: number }> {
      const { rows } = await on.execute<{ open: number; underWay: number }>(sql`
        select count(*) filter (where statut = 'ouverte')::integer as open,
          count(*) filter (where statut = 'en_cours')::integer as "underWay"
        from missions where owner_id = ${ownerId} and statut in ('ouverte', 'en_cours')`);
      return rows[0] ?? { open: 0, underWay: 0 };
    },
    /** Who was chosen for a mission: one person, or no one. */
    async chosen(on: Db, id: string): Promise<string[]> {
      const { rows } = await on.execute<{ id: string }>(sql`
        select jobbeur_id as id from proposal_pairs where mission_id = ${id} and is_agreed`);
      return rows.map((row) => row.id);
    },
    async idsOf(on: Db, ownerId: string): Promise<string[]> {
      const rows = await on.select({ id: missions.id }).from(missions).where(eq(missions.ownerId, ownerId));
      return rows.map(({ id }) => id);
    },
    /** A person's open missions, always in the same order. */
    async openOf(on: Db, ownerId: string): Promise<string[]> {
      const rows = await on
        .select({ id: missions.id })
        .from(missions)
        .where(and(eq(missions.ownerId, ownerId), eq(missions.statut, "ouverte")))
        .orderBy(missions.id);
      return rows.map(({ id }) => id);
    },
    /** Everybody who made a proposal on a mission, who is asked for it first, and its owner, as an audience of the live channel. */
    sides: (id: string, except: readonly string[] = []) => sql`
      select s.id from (select owner_id as id from missions where id = ${id}::uuid
        union select jobbeur_id as id from mission_bids where mission_id = ${id}::uuid
        union select m.id from (${missionAsksRepository.openOf(id)}) m) s
      where s.id <> all(${sql.param([...except])}::uuid[])`,
  };
}

export type MissionsRepository = ReturnType<typeof createMissionsRepository>;
