import type { Block } from "@jobami/api/blocks/contract";
import { and, count, eq, sql } from "drizzle-orm";
import type { Db, Tx } from "../../platform/database/database.ts";
import { instantText, personJson } from "../../platform/database/json.ts";
import { takeTurn } from "../../platform/database/turns.ts";
import { blocks } from "./blocks.tables.ts";

type BlockRow = typeof blocks.$inferSelect;

const blockJson = sql<Block>`json_build_object(
  'user', ${personJson("p", sql`b.blocker_id`)},
  'blocked_at', ${instantText("b.created_at")})`;

/** The SQL of blocks. */
export const blocksRepository = {
  /** Whom a person blocks, the last one first. */
  ofUser: async (db: Db, userId: string): Promise<Block[]> => {
    const { rows } = await db.execute<{ json: Block }>(sql`select ${blockJson} as json
      from blocks b join people p on p.id = b.blocked_id
      where b.blocker_id = ${userId} order by b.created_at desc, b.blocked_id desc`);
    return rows.map(({ json }) => json);
  },
  /** Whether an id is that of a member who has not left. */
  async isMember(db: Db, id: string): Promise<boolean> {
    const { rows } = await db.execute<{ yes: boolean }>(sql`select exists (
      select from people p join correspondents c on c.id = p.id
      where p.id = ${id} and p.is_member and not c.is_erased) as yes`);
    return rows[0]?.yes === true;
  },
  async one(db: Db, userId: string, blockedId: string): Promise<Block | null> {
    const { rows } = await db.execute<{ json: Block }>(sql`select ${blockJson} as json
      from blocks b join people p on p.id = b.blocked_id
      where b.blocker_id = ${userId} and b.blocked_id = ${blockedId}`);
    return rows[0]?.json ?? null;
  },
  /** How many a person blocks; no one adds one for them until the transaction ends. */
  async lockedCount(tx: Tx, userId: string): Promise<number> {
    await takeTurn(tx, `blocks:${userId}`);
    const [row] = await tx.select({ of: count() }).from(blocks).where(eq(blocks.blockerId, userId));
    return row?.of ?? 0;
  },
  async insert(tx: Tx, row: BlockRow): Promise<void> {
    await tx.insert(blocks).values(row);
  },
  /** False when the person does not block them. */
  async remove(tx: Tx, userId: string, blockedId: string): Promise<boolean> {
    const removed = await tx
      .delete(blocks)
      .where(and(eq(blocks.blockerId, userId), eq(blocks.blockedId, blockedId)))
      .returning({ blockedId: blocks.blockedId });
    return removed.length > 0;
  },
  /** Whom a person blocks and who blocks them. */
  async apartFrom(db: Db, userId: string): Promise<ReadonlySet<string>> {
    const { rows } = await db.execute<{ id: string }>(
      sql`select other_id as id from kept_apart where user_id = ${userId}`,
    );
    return new Set(rows.map(({ id }) => id));
  },
  async areApart(db: Db, userId: string, otherId: string): Promise<boolean> {
    const { rows } = await db.execute<{ yes: boolean }>(sql`select exists (
      select from kept_apart where user_id = ${userId} and other_id = ${otherId}) as yes`);
    return rows[0]?.yes === true;
  },
  /** Takes a person out of everybody's blocks. */
  async forget(tx: Tx, userId: string): Promise<void> {
    await tx.delete(blocks).where(eq(blocks.blockedId, userId));
  },
};
