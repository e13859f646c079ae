import { and, desc, eq, gte, ne, sql } from "drizzle-orm";
import type { Db, Tx } from "../../platform/database/database.ts";
import { instantText, personJson } from "../../platform/database/json.ts";
import { maskJson, readableText } from "../masking/masking.domain.ts";
import { comments } from "./comments.tables.ts";

/** A comment as it is stored. */
export type CommentRow = typeof comments.$inferSelect;

/** Who reads comments, and whether as staff. */
interface Reader {
  userId: string;
  isStaff: boolean;
}

/**
 * Whether a reader may see the comment `c` of the thread `t` on the mission `h`. One that a moderator took away is for its author and
 * staff; others see its place alone, where answers stand below.
 */
const isSeenBy = ({ userId, isStaff }: Reader) =>
  sql`(not c.is_private or ${isStaff} or ${userId}::uuid in (c.author_id, t.author_id, h.owner_id))
    and (c.status <> 'removed' or ${isStaff} or c.author_id = ${userId}::uuid
      or exists (select from mission_comments a where a.thread_id = c.id and a.id <> c.id))`;

const commentText = { kind: "comment.text", subject: sql`c.id`, text: sql`c.words` } as const;

/** Two people agreed on the mission, and one of them wrote the comment. */
const isAgreed = sql`exists (select from proposal_pairs b
  where b.mission_id = c.mission_id and b.is_agreed and c.author_id in (b.jobbeur_id, h.owner_id))`;

/** Who reads all of what a comment states: staff, and the two sides of the agreement what either of them wrote. */
const wholeFor = ({ userId, isStaff }: Reader) => sql`(${isStaff} or exists (select from proposal_pairs b
  where b.mission_id = c.mission_id and b.is_agreed and c.author_id in (b.jobbeur_id, h.owner_id)
    and ${userId}::uuid in (b.jobbeur_id, h.owner_id)))`;

/** A comment as JSON; the text of one that a moderator took away is for its author and staff. */
const commentJson = ({ userId, isStaff }: Reader) => {
  const isReadable = sql`(c.status = 'published' or c.status = 'removed' and (${isStaff} or c.author_id = ${userId}::uuid))`;
  return sql`json_build_object(
    'id', c.id, 'missionId', c.mission_id, 'parentId', nullif(c.thread_id, c.id),
    'author', case when ${isReadable} then ${personJson("p", sql`${userId}::uuid`)} end,
    'comment', case when ${isReadable} then ${readableText(commentText, { userId: sql`${userId}::uuid`, seesWhole: wholeFor({ userId, isStaff }) })} else '' end,
    'masked', ${maskJson(commentText, { userId: sql`${userId}::uuid`, isOpen: isAgreed })},
    'isPrivate', c.is_private, 'status', c.status,
    'createdAt', ${instantText("c.created_at")},
    'editedAt', case when c.status <> 'effaced' then ${instantText("c.edited_at")} end
  )`;
};

const joined = sql`mission_comments c
  join mission_comments t on t.id = c.thread_id
  join mission_heads h on h.id = c.mission_id
  join people p on p.id = c.author_id`;

/** The SQL of comments. */
export const commentsRepository = {
  /** A page of what a reader may see, as JSON text, and how many there are. */
  async page(
    db: Db,
    missionId: string,
    reader: Reader,
    { limit, offset }: { limit: number; offset: number },
  ): Promise<{ rows: string; total: number }> {
    const where = sql`c.mission_id = ${missionId}::uuid and ${isSeenBy(reader)}`;
    const inOrder = sql`c.thread_id desc, c.id`;
    const { rows } = await db.execute<{ rows: string; total: number }>(sql`
      select (select coalesce(json_agg(${commentJson(reader)} order by ${inOrder}), '[]')::text
          from ${joined} where c.id in (
            select c.id from ${joined} where ${where} order by ${inOrder} limit ${limit} offset ${offset})) as rows,
        (select count(*)::integer from (select 1 from ${joined} where ${where} limit 1001) n) as total`);
    return rows[0] ?? { rows: "[]", total: 0 };
  },
  /** A comment as JSON text. */
  async json(db: Db, id: string, reader: Reader): Promise<string> {
    const { rows } = await db.execute<{ json: string }>(
      sql`select ${commentJson(reader)}::text as json from ${joined} where c.id = ${id}::uuid`,
    );
    return rows[0]?.json ?? "null";
  },
  /** A comment on a mission that no one else can change until the transaction ends. */
  async lock(tx: Tx, missionId: string, id: string): Promise<CommentRow | null> {
    const [row] = await tx
      .select()
      .from(comments)
      .where(and(eq(comments.id, id), eq(comments.missionId, missionId)))
      .for("update");
    return row ?? null;
  },
  /** A comment on whatever mission, locked. */
  async lockById(tx: Tx, id: string): Promise<CommentRow | null> {
    const [row] = await tx.select().from(comments).where(eq(comments.id, id)).for("update");
    return row ?? null;
  },
  /** A comment on whatever mission, who began its thread, and what the mission is called. */
  async byId(db: Db, id: string): Promise<{ row: CommentRow; threadAuthorId: string; title: string } | null> {
    const [row] = await db.select().from(comments).where(eq(comments.id, id));
    if (row === undefined) return null;
    const { rows } = await db.execute<{ threadAuthorId: string; title: string }>(sql`
      select t.author_id as "threadAuthorId", h.title from mission_comments t
      join mission_heads h on h.id = t.mission_id where t.id = ${row.threadId}::uuid`);
    return rows[0] === undefined ? null : { row, ...rows[0] };
  },
  /** The comments of a thread in their order, with who wrote them; what its author effaced is left out. */
  async threadInOrder(
    db: Db,
    threadId: string,
  ): Promise<{ id: string; prenom: string; initiale: string; words: string }[]> {
    const { rows } = await db.execute<{ id: string; prenom: string; initiale: string; words: string }>(sql`
      select c.id, p.prenom, p.initiale, c.words from mission_comments c join people p on p.id = c.author_id
      where c.thread_id = ${threadId}::uuid and c.status <> 'effaced' order by c.id limit 50`);
    return [...rows];
  },
  /** A comment as its author wrote it. */
  async written(db: Db, id: string): Promise<string> {
    const { rows } = await db.execute<{ text: string }>(sql`
      select ${readableText(commentText, { userId: sql`null`, seesWhole: sql`true` })} as text from mission_comments c where c.id = ${id}::uuid`);
    return rows[0]?.text ?? "";
  },
  /** What else than a comment its author wrote since an instant, the newest first. */
  async otherTexts(db: Db, { authorId, id }: CommentRow, since: Date): Promise<string[]> {
    const rows = await db
      .select({ words: comments.words })
      .from(comments)
      .where(and(eq(comments.authorId, authorId), ne(comments.id, id), gte(comments.createdAt, since)))
      .orderBy(desc(comments.id))
      .limit(20);
    return rows.map(({ words: text }) => text);
  },
  /** The thread of a comment on a mission. */
  async threadOf(db: Db, missionId: string, id: string): Promise<string | null> {
    const [row] = await db
      .select({ threadId: comments.threadId })
      .from(comments)
      .where(and(eq(comments.id, id), eq(comments.missionId, missionId)));
    return row?.threadId ?? null;
  },
  /** How many answers stand below a comment. */
  async answers(db: Db, id: string): Promise<number> {
    const [row] = await db
      .select({ of: sql<number>`count(*)::integer` })
      .from(comments)
      .where(and(eq(comments.threadId, id), ne(comments.id, id)));
    return row?.of ?? 0;
  },
  async insert(tx: Tx, row: CommentRow): Promise<void> {
    await tx.insert(comments).values(row);
  },
  async set(
    tx: Tx,
    id: string,
    set: Partial<Pick<CommentRow, "words" | "status" | "editedAt" | "filterVersion">>,
  ): Promise<void> {
    await tx.update(comments).set(set).where(eq(comments.id, id));
  },
  async remove(tx: Tx, id: string): Promise<void> {
    await tx.delete(comments).where(eq(comments.id, id));
  },
  /** Who takes part in the comments on a mission, as an audience: all of them, or those of a private thread. */
  audience: (missionId: string, privateThread: string | null) => sql`
    select owner_id as id from mission_heads where id = ${missionId}::uuid
    union select author_id as id from mission_comments
      where mission_id = ${missionId}::uuid and (${privateThread}::uuid is null or id = ${privateThread}::uuid)
    union select jobbeur_id as id from mission_bids
      where mission_id = ${missionId}::uuid and is_standing and ${privateThread}::uuid is null`,
};
