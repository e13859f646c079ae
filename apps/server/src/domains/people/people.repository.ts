import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db, Tx } from "../../platform/database/database.ts";
import { keyPart } from "../../platform/lists/cursor.ts";
import { type KeyedQuery, tablePage } from "../../platform/lists/keyed.ts";
import { birthdaySwitch, birthdayWishes, inactivityReminders } from "./people.tables.ts";

/** What is counted of a person beside their account, and what of theirs was reported. */
export interface PersonCounts {
  missions: number;
  proposals: number;
  agreed: number;
  cases: number;
  newest: {
    id: string;
    kind: "comment" | "mission" | "profile" | "message";
    status: CaseStatus;
    at: string;
  }[];
}
type CaseStatus = "reported" | "kept" | "removed" | "restored" | "appealed" | "closed";

/** A person whose birthday is known: `number` is month and day. */
export type Born = { id: string; prenom: string; nom: string; birthDate: string; number: number };

const numbersOf = (numbers: readonly number[]) => sql`string_to_array(${numbers.join(",")}, ',')::integer[]`;

/** The SQL of what administrators do about people. */
export const peopleRepository = {
  /** In one statement. */
  async counts(db: Db, userId: string): Promise<PersonCounts> {
    const mine = sql`${userId}::uuid`;
    const { rows } = await db.execute<{ json: string }>(sql`select json_build_object(
      'missions', (select count(*) from mission_heads where owner_id = ${mine}),
      'proposals', (select count(*) from proposal_pairs where jobbeur_id = ${mine}),
      'agreed', (select count(*) from proposal_pairs where is_agreed and (jobbeur_id = ${mine} or owner_id = ${mine})),
      'cases', (select count(*) from case_heads where author_id = ${mine}),
      'newest', (select coalesce(json_agg(json_build_object('id', c.id, 'kind', c.kind, 'status', c.status,
          'at', to_char(c.opened_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by c.opened_at desc), '[]'::json)
        from (select * from case_heads where author_id = ${mine} order by opened_at desc limit 5) c))::text as json`);
    return JSON.parse(rows[0]?.json ?? "") as PersonCounts;
  },
  /** Reminders of some people, the oldest first. */
  reminders(db: Db, userIds: readonly string[]): Promise<{ userId: string; sentAt: Date }[]> {
    const { userId, sentAt } = inactivityReminders;
    if (userIds.length === 0) return Promise.resolve([]);
    return db
      .select({ userId, sentAt })
      .from(inactivityReminders)
      .where(inArray(userId, [...userIds]))
      .orderBy(sentAt);
  },
  async addReminder(tx: Tx, row: typeof inactivityReminders.$inferInsert): Promise<void> {
    await tx.insert(inactivityReminders).values(row);
  },
  /** Whose birthday is one of these, in their order. */
  async born(db: Db, numbers: readonly number[], limit: number): Promise<Born[]> {
    const wanted = numbersOf(numbers);
    const { rows } = await db.execute<Born>(sql`
      select id, prenom, nom, birth_date::text as "birthDate", number from known_birthdays where number = any(${wanted})
      order by array_position(${wanted}, number), nom, prenom, id limit ${limit}`);
    return rows as Born[];
  },
  /** Whose birthday is one of these and who was not wished a happy one that year, after a person by id. */
  async unwished(db: Db, numbers: readonly number[], year: number, after: string): Promise<string[]> {
    const { rows } = await db.execute<{ id: string }>(sql`
      select b.id from known_birthdays b where b.number = any(${numbersOf(numbers)}) and b.id > ${after}::uuid
        and not exists (select from ${birthdayWishes} w where w.user_id = b.id and w.year = ${year})
      order by b.id limit 100`);
    return rows.map(({ id }) => id);
  },
  /** Notes a wish; false where there was one that year. */
  async addWish(tx: Tx, wish: typeof birthdayWishes.$inferInsert): Promise<boolean> {
    const added = await tx
      .insert(birthdayWishes)
      .values(wish)
      .onConflictDoNothing()
      .returning({ id: birthdayWishes.id });
    return added.length > 0;
  },
  /** Wishes of some people in some years. */
  wishesOf(db: Db, userIds: readonly string[], years: readonly number[]) {
    if (userIds.length === 0) return Promise.resolve([]);
    return db
      .select()
      .from(birthdayWishes)
      .where(and(inArray(birthdayWishes.userId, [...userIds]), inArray(birthdayWishes.year, [...years])));
  },
  /** A page of wishes, the newest first. */
  wishes: (db: Db, query: KeyedQuery) =>
    tablePage(db, birthdayWishes, {
      where: undefined,
      order: {
        direction: "desc",
        parts: [keyPart.instant("birthday_wishes.sent_at"), keyPart.id("birthday_wishes.id")],
      },
      ...query,
    }),
  async switch(db: Db): Promise<{ isOn: boolean; changedAt: Date | null }> {
    const [row] = await db.select().from(birthdaySwitch).where(eq(birthdaySwitch.id, true));
    return row ?? { isOn: true, changedAt: null };
  },
  async setSwitch(tx: Tx, row: { isOn: boolean; changedBy: string; changedAt: Date }): Promise<void> {
    await tx
      .insert(birthdaySwitch)
      .values({ id: true, ...row })
      .onConflictDoUpdate({ target: birthdaySwitch.id, set: row });
  },
};
