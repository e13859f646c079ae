import type { Conversation } from "@jobami/api/messages/contract";
import { and, eq, sql } from "drizzle-orm";
import type { Db, Tx } from "../../platform/database/database.ts";
import { instantText, personJson } from "../../platform/database/json.ts";
import {
  isAfterKey,
  keyPart,
  keyText,
  keyValues,
  orderBy,
  type SortKey,
} from "../../platform/lists/cursor.ts";
import { countCap } from "../../platform/lists/pagination.ts";
import type { Filtered } from "./messages.filter.ts";
import { conversationSides, conversations, privateMessages } from "./messages.tables.ts";

export type ConversationRow = typeof conversations.$inferSelect;
export type SideRow = typeof conversationSides.$inferSelect;
export type MessageRow = typeof privateMessages.$inferSelect;

/** A conversation as the database gives it to one of its sides: the newest message is whole, and `statut` is yet to be decided. */
export interface ConversationRecord extends Omit<Conversation, "statut" | "last_message_preview"> {
  facts: { isOtherActive: boolean; isOtherErased: boolean; isApart: boolean };
  last_written: Filtered | null;
  is_last_lifted: boolean;
  last_files: { type: string }[];
}

/** Of the other side of a conversation: whether they are there, and whether they listen. */
export interface Hearer {
  id: string;
  hasMessages: boolean;
  /** Has the conversation, is not hidden from new messages, and did not ask for silence. */
  isListening: boolean;
  isOtherActive: boolean;
  isOtherErased: boolean;
  isApart: boolean;
}

/** Two sides and what they may be written. */
export interface Pair {
  missionId: string;
  ownerId: string;
  jobbeurId: string;
}

/** The conversation that moved last first. */
export const listOrder: SortKey = {
  direction: "desc",
  parts: [keyPart.instant("s.updated_at"), keyPart.id("s.conversation_id")],
};
/** The newest message first. */
export const threadOrder: SortKey = { direction: "desc", parts: [keyPart.count("seq")] };

const conversationJson = sql`json_build_object(
  'id', c.id,
  'otherUser', ${personJson("p", sql`s.user_id`)},
  'mission', json_build_object('id', h.id, 'title', h.title),
  'proposalId', pair.id,
  'is_agreed', pair.is_agreed,
  'is_blocked', apart.is_blocked,
  'facts', json_build_object('isOtherActive', p.is_active, 'isOtherErased', p.is_erased, 'isApart', apart.is_apart),
  'last_message', case when newest.id is null then null else json_build_object('id', newest.id, 'sender_id', newest.author_id) end,
  'last_written', case when newest.id is null then null else json_build_object('body', newest.body,
    'contacts', newest.contacts, 'filterVersion', newest.filter_version) end,
  'is_last_lifted', coalesce(newest.filter_lifted, false),
  'last_files', coalesce((select json_agg(json_build_object('type', f.type)) from message_files a join kept_files f on f.id = a.file_id
    where a.message_id = newest.id and not a.is_hidden), '[]'::json),
  'last_message_date', ${instantText("newest.created_at")},
  'updated_at', ${instantText("s.updated_at")},
  'is_archived', s.is_archived,
  'is_muted', s.is_muted,
  'unread_count', s.unread,
  'read_seq', s.read_seq,
  'other_read_seq', o.read_seq,
  'other_received_seq', greatest(o.received_seq, o.read_seq)
)`;

const joins = sql`
  join conversations c on c.id = s.conversation_id
  join conversation_sides o on o.conversation_id = s.conversation_id and o.user_id <> s.user_id
  join correspondents p on p.id = o.user_id
  join mission_heads h on h.id = c.mission_id
  cross join lateral (
    select b.id, b.is_agreed from proposal_pairs b
    where b.mission_id = c.mission_id and b.jobbeur_id = c.jobbeur_id
    order by b.is_agreed desc, b.id desc limit 1) pair
  cross join lateral (
    select count(*) > 0 as is_apart, coalesce(bool_or(k.is_own), false) as is_blocked from kept_apart k
    where k.user_id = s.user_id and k.other_id = o.user_id) apart
  left join lateral (
    select m.id, m.author_id, m.body, m.contacts, m.filter_version, m.filter_lifted, m.created_at from private_messages m
    where m.conversation_id = c.id order by m.seq desc limit 1) newest on true`;

const at = (name: string) => sql.placeholder(name);
type SeenOfSide = "userId" | "unread" | "readSeq" | "isArchived" | "isMuted";
/** What an act must know of a side, as the parts of a JSON object. */
const seenOf = (side: string) =>
  sql.raw(
    `'userId', ${side}.user_id, 'unread', ${side}.unread, 'readSeq', ${side}.read_seq, 'isArchived', ${side}.is_archived, 'isMuted', ${side}.is_muted`,
  );
const number = (value: number) => sql.raw(String(value));

/** What a person is informed of: what is new, unless they put it away or asked for silence. */
const isNew = sql`unread > 0 and not is_archived and not is_muted`;

/** The SQL of private messages. */
export const messagesRepository = {
  /** A page of a person’s conversations, and how many there are, at most one more than the cap. */
  async page(
    db: Db,
    question: {
      userId: string;
      unreadOnly: boolean;
      archived: boolean;
      limit: number;
      key: readonly string[] | null;
    },
  ): Promise<{ rows: ConversationRecord[]; nextKey: string | null; total: number }> {
    const { userId, unreadOnly, archived, limit, key } = question;
    const which = unreadOnly ? isNew : archived ? sql`is_archived` : sql`not is_archived`;
    const where = sql`s.user_id = ${at("userId")} and s.is_listed and ${which}`;
    const after = key === null ? sql`` : sql`and ${isAfterKey(listOrder)}`;
    const rows = await db
      .select({ json: sql<ConversationRecord>`${conversationJson}`, key: sql<string>`${keyText(listOrder)}` })
      .from(
        sql`(select s.* from conversation_sides s where ${where} ${after}
          order by ${orderBy(listOrder)} limit ${number(limit + 1)}) s ${joins}`,
      )
      .orderBy(orderBy(listOrder))
      .prepare(`conversations_${limit}_${unreadOnly}_${archived}_${key !== null}`)
      .execute({ userId, ...keyValues(key) });
    const [count] = await db
      .select({ total: sql<number>`count(*)::integer` })
      .from(sql`(select 1 from conversation_sides s where ${where} limit ${number(countCap + 1)}) c`)
      .prepare(`conversations_count_${unreadOnly}_${archived}`)
      .execute({ userId });
    return {
      rows: rows.slice(0, limit).map(({ json }) => json),
      nextKey: rows.length > limit ? (rows[limit - 1]?.key ?? null) : null,
      total: count?.total ?? 0,
    };
  },
  /** A conversation for one of its sides; null for a stranger. */
  async one(db: Db, userId: string, id: string): Promise<ConversationRecord | null> {
    const [row] = await db
      .select({ json: sql<ConversationRecord>`${conversationJson}` })
      .from(
        sql`(select * from conversation_sides where user_id = ${at("userId")} and conversation_id = ${at("id")}) s ${joins}`,
      )
      .prepare("conversation")
      .execute({ userId, id });
    return row?.json ?? null;
  },
  /** Whether others wrote to a person what no browser of theirs has reported to have received. */
  async hasUnreceived(db: Db, userId: string): Promise<boolean> {
    const { rows } = await db.execute<{ yes: boolean }>(sql`select exists (
      select 1 from conversation_sides s join conversations c on c.id = s.conversation_id
      where s.user_id = ${userId} and s.is_listed and s.received_seq < c.last_seq and exists (
        select 1 from private_messages m
        where m.conversation_id = c.id and m.seq > greatest(s.received_seq, s.read_seq) and m.author_id <> s.user_id)) as yes`);
    return rows[0]?.yes === true;
  },
  /** How many conversations hold something new for a person. */
  async unreadCount(db: Db, userId: string): Promise<number> {
    const [row] = await db
      .select({ count: sql<number>`count(*)::integer` })
      .from(conversationSides)
      .where(sql`user_id = ${at("userId")} and is_listed and ${isNew}`)
      .prepare("conversations_unread")
      .execute({ userId });
    return row?.count ?? 0;
  },
  /** Messages, the newest first: the newest of all, or those before a key; and how many there are before them. */
  async thread(
    db: Db,
    question: { conversationId: string; limit: number; key: readonly string[] | null },
  ): Promise<{ rows: MessageRow[]; nextKey: string | null; older: number }> {
    const { conversationId, limit, key } = question;
    const before = key === null ? undefined : sql`seq < ${Number(key[0])}`;
    const rows = await db
      .select()
      .from(privateMessages)
      .where(and(eq(privateMessages.conversationId, conversationId), before))
      .orderBy(sql`seq desc`)
      .limit(limit + 1);
    const first = rows[limit - 1];
    if (first === undefined || rows.length <= limit) return { rows, nextKey: null, older: 0 };
    const older = await db.$count(
      privateMessages,
      and(eq(privateMessages.conversationId, conversationId), sql`seq < ${first.seq}`),
    );
    return { rows: rows.slice(0, limit), nextKey: String(first.seq), older };
  },
  /** The two sides of a proposal, which never change; null without one. */
  async pairOf(db: Db, proposalId: string): Promise<Pair | null> {
    const { rows } = await db.execute<{ mission_id: string; owner_id: string; jobbeur_id: string }>(sql`
      select mission_id, owner_id, jobbeur_id from proposal_pairs where id = ${proposalId}`);
    const [row] = rows;
    return row === undefined
      ? null
      : { missionId: row.mission_id, ownerId: row.owner_id, jobbeurId: row.jobbeur_id };
  },
  /** Makes the conversation of two about a mission unless there is one; answers its id. */
  async ensure(tx: Tx, { id, createdAt, ...pair }: Pair & { id: string; createdAt: Date }): Promise<string> {
    const made = await tx
      .insert(conversations)
      .values({ id, lastSeq: 0, createdAt, ...pair })
      .onConflictDoNothing()
      .returning({ id: conversations.id });
    if (made.length > 0) {
      const side = {
        conversationId: id,
        unread: 0,
        readSeq: 0,
        receivedSeq: 0,
        isListed: false,
        isArchived: false,
        isMuted: false,
        updatedAt: createdAt,
      };
      await tx.insert(conversationSides).values([
        { ...side, userId: pair.ownerId },
        { ...side, userId: pair.jobbeurId },
      ]);
      return id;
    }
    const [known] = await tx
      .select({ id: conversations.id })
      .from(conversations)
      .where(and(eq(conversations.missionId, pair.missionId), eq(conversations.jobbeurId, pair.jobbeurId)));
    if (known === undefined) throw new Error("A conversation is gone inside its own transaction.");
    return known.id;
  },
  /** A conversation that no one else changes until the transaction ends. */
  async lock(tx: Tx, id: string): Promise<ConversationRow | null> {
    const [row] = await tx.select().from(conversations).where(eq(conversations.id, id)).for("update");
    return row ?? null;
  },
  /** What is true of a held conversation for one of its sides, in one reading: a person who is gone hides, may not act and has no name. */
  async facts(tx: Tx, { id: conversationId, missionId, jobbeurId }: ConversationRow, userId: string) {
    const [row] = await tx
      .select({
        own: sql<Pick<SideRow, SeenOfSide>>`json_build_object(${seenOf("s")})`,
        theirs: sql<Pick<SideRow, SeenOfSide>>`json_build_object(${seenOf("o")})`,
        prenom: sql<string>`coalesce(me.prenom, '')`,
        isHidden: sql<boolean>`coalesce(p.profile_hidden, true)`,
        isActive: sql<boolean>`coalesce(p.is_active, false)`,
        isErased: sql<boolean>`coalesce(p.is_erased, true)`,
        isApart: sql<boolean>`exists (select from kept_apart k where k.user_id = s.user_id and k.other_id = o.user_id)`,
        isAgreed: sql<boolean>`exists (select from proposal_pairs b
          where b.mission_id = ${at("missionId")} and b.jobbeur_id = ${at("jobbeurId")} and b.is_agreed)`,
      })
      .from(
        sql`(select * from conversation_sides where user_id = ${at("userId")} and conversation_id = ${at("conversationId")}) s
          join conversation_sides o on o.conversation_id = s.conversation_id and o.user_id <> s.user_id
          left join correspondents me on me.id = s.user_id
          left join correspondents p on p.id = o.user_id`,
      )
      .prepare("conversation_facts")
      .execute({ userId, conversationId, missionId, jobbeurId });
    if (row === undefined) throw new Error("A conversation has lost one of its sides.");
    return row;
  },
  async setSide(
    tx: Tx,
    { conversationId, userId }: { conversationId: string; userId: string },
    set: Partial<Pick<SideRow, "unread" | "readSeq" | "isListed" | "isArchived" | "isMuted" | "updatedAt">>,
  ): Promise<void> {
    await tx
      .update(conversationSides)
      .set(set)
      .where(and(eq(conversationSides.conversationId, conversationId), eq(conversationSides.userId, userId)));
  },
  /** Notes that everything written to a person has reached them; answers where that is new, by whom it was written, and up to which number. */
  async receiveAll(
    tx: Tx,
    userId: string,
  ): Promise<{ conversationId: string; otherId: string; receivedSeq: number }[]> {
    // Always locked in the same order, so that two tabs never wait for each other.
    const { rows } = await tx.execute<{ conversationId: string; otherId: string; receivedSeq: number }>(sql`
      with behind as (
        select s.conversation_id, c.last_seq, case when c.owner_id = s.user_id then c.jobbeur_id else c.owner_id end as other_id
        from conversation_sides s join conversations c on c.id = s.conversation_id
        where s.user_id = ${userId} and s.is_listed and s.received_seq < c.last_seq
        order by s.conversation_id for update of s)
      update conversation_sides s set received_seq = b.last_seq from behind b
      where s.conversation_id = b.conversation_id and s.user_id = ${userId}
      returning s.conversation_id as "conversationId", b.other_id as "otherId", s.received_seq as "receivedSeq"`);
    return rows;
  },
  /** How much each of two has not seen yet. */
  async setUnread(
    tx: Tx,
    conversationId: string,
    unread: { userId: string; unread: number }[],
  ): Promise<void> {
    await tx.execute(sql`
      update conversation_sides s set unread = v.unread
      from jsonb_to_recordset(${JSON.stringify(unread)}::jsonb) as v("userId" uuid, unread int)
      where s.conversation_id = ${conversationId} and s.user_id = v."userId"`);
  },
  /** What a person’s browser sent under an id of its own. */
  async byClientId(tx: Tx, authorId: string, clientId: string): Promise<MessageRow | null> {
    const [row] = await tx
      .select()
      .from(privateMessages)
      .where(and(eq(privateMessages.authorId, authorId), eq(privateMessages.clientId, clientId)));
    return row ?? null;
  },
  async message(tx: Tx, conversationId: string, id: string): Promise<MessageRow | null> {
    const [row] = await tx
      .select()
      .from(privateMessages)
      .where(and(eq(privateMessages.id, id), eq(privateMessages.conversationId, conversationId)));
    return row ?? null;
  },
  /** A message of whatever conversation, whose it is, and about which mission. */
  async reported(
    db: Db,
    id: string,
  ): Promise<(Pick<MessageRow, "conversationId" | "authorId" | "body"> & Pair & { title: string }) | null> {
    const { rows } = await db.execute<{
      conversationId: string;
      authorId: string;
      body: string;
      missionId: string;
      ownerId: string;
      jobbeurId: string;
      title: string;
    }>(sql`select m.conversation_id as "conversationId", m.author_id as "authorId", m.body,
        c.mission_id as "missionId", c.owner_id as "ownerId", c.jobbeur_id as "jobbeurId", h.title
      from private_messages m join conversations c on c.id = m.conversation_id
      join mission_heads h on h.id = c.mission_id where m.id = ${id}`);
    return rows[0] ?? null;
  },
  /** Puts other text in the place of a message's; false when it is gone. */
  async setBody(tx: Tx, id: string, filteredText: Filtered): Promise<boolean> {
    const rows = await tx
      .update(privateMessages)
      .set(filteredText)
      .where(eq(privateMessages.id, id))
      .returning({ id: privateMessages.id });
    return rows.length > 0;
  },
  /** Keeps a message as the newest of its conversation, and lists that for both sides. */
  async deliver(
    tx: Tx,
    row: MessageRow,
    sides: { userId: string; unread: number; isArchived: boolean }[],
  ): Promise<void> {
    const writtenAt = sql`${row.createdAt.toISOString()}::timestamptz`;
    await tx.execute(sql`
      with written as (
        insert into private_messages (id, conversation_id, seq, author_id, client_id, body, contacts, filter_version, filter_lifted, created_at)
        values (${row.id}, ${row.conversationId}, ${row.seq}, ${row.authorId}, ${row.clientId}, ${row.body}, ${JSON.stringify(row.contacts)}::jsonb,
          ${row.filterVersion}, ${row.filterLifted}, ${writtenAt})),
      moved as (update conversations set last_seq = ${row.seq} where id = ${row.conversationId})
      update conversation_sides s
      set is_listed = true, updated_at = ${writtenAt}, unread = v.unread, is_archived = v."isArchived"
      from jsonb_to_recordset(${JSON.stringify(sides)}::jsonb) as v("userId" uuid, unread int, "isArchived" boolean)
      where s.conversation_id = ${row.conversationId} and s.user_id = v."userId"`);
  },
  async remove(tx: Tx, id: string): Promise<void> {
    await tx.delete(privateMessages).where(eq(privateMessages.id, id));
  },
  /** What decides whether the other side hears a person write; null for a stranger. */
  async hearer(db: Db, userId: string, conversationId: string): Promise<Hearer | null> {
    const [row] = await db
      .select({
        id: sql<string>`o.user_id`,
        hasMessages: sql<boolean>`exists (select from private_messages m where m.conversation_id = s.conversation_id)`,
        isListening: sql<boolean>`o.is_listed and not o.is_muted and not p.profile_hidden`,
        isOtherActive: sql<boolean>`p.is_active`,
        isOtherErased: sql<boolean>`p.is_erased`,
        isApart: sql<boolean>`exists (select from kept_apart k where k.user_id = s.user_id and k.other_id = o.user_id)`,
      })
      .from(
        sql`(select * from conversation_sides where user_id = ${at("userId")} and conversation_id = ${at("conversationId")}) s
          join conversation_sides o on o.conversation_id = s.conversation_id and o.user_id <> s.user_id
          join correspondents p on p.id = o.user_id`,
      )
      .prepare("conversation_hearer")
      .execute({ userId, conversationId });
    return row ?? null;
  },
  async isAgreed(tx: Tx, { missionId, jobbeurId }: Pair): Promise<boolean> {
    const { rows } = await tx.execute<{ yes: boolean }>(sql`select exists (
      select 1 from proposal_pairs
      where mission_id = ${missionId} and jobbeur_id = ${jobbeurId} and is_agreed) as yes`);
    return rows[0]?.yes === true;
  },
  /** Keeps how soon whoever leaves was answered; a question that may still be answered counts for nothing. */
  async keepAnswers(tx: Tx, ownerId: string, askedBefore: Date): Promise<void> {
    await tx.execute(sql`
      update conversations c set asked_at = f.asked_at, answered_at = f.answered_at
      from first_answers f
      where c.owner_id = ${ownerId} and f.conversation_id = c.id
        and (f.answered_at is not null or (f.asked_at <= ${askedBefore.toISOString()}::timestamptz
          and not exists (select from kept_apart k where k.user_id = c.jobbeur_id and k.other_id = c.owner_id)))`);
  },
  /** Conversations of a person in which the other has not seen everything: their counts are set right when the messages go. */
  async settleOthers(tx: Tx, userId: string): Promise<void> {
    await tx.execute(sql`
      update conversation_sides o set unread = 0
      from conversation_sides s
      where s.user_id = ${userId} and o.conversation_id = s.conversation_id and o.user_id <> s.user_id`);
  },
};
