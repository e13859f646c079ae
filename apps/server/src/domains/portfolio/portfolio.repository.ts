import { pictureOf } from "@jobami/api/files/routes";
import type { PortfolioPiece } from "@jobami/api/portfolio/contract";
import { and, count, eq, max, sql } from "drizzle-orm";
import type { Db, Tx } from "../../platform/database/database.ts";
import { takeTurn } from "../../platform/database/turns.ts";
import { portfolioPictures as pictures, portfolioPieces as pieces } from "./portfolio.tables.ts";

type Moment = (typeof pictures.$inferSelect)["moment"];

/** The rows of what people show of their work. */
export const portfolioRepository = {
  /** One change of a person’s at a time. */
  async hold(tx: Tx, userId: string): Promise<void> {
    await takeTurn(tx, `portfolio:${userId}`);
  },
  /** A person’s pieces, in their order. */
  async ofUser(db: Db, userId: string): Promise<PortfolioPiece[]> {
    const { rows } = await db.execute<{
      id: string;
      title: string;
      body: string;
      is_hidden: boolean;
      before: string | null;
      after: string;
    }>(sql`
      select p.id, p.title, p.body, p.is_hidden, b.file_id as before, a.file_id as after
      from portfolio_pieces p
      join portfolio_pictures a on a.piece_id = p.id and a.moment = 'after'
      left join portfolio_pictures b on b.piece_id = p.id and b.moment = 'before'
      where p.user_id = ${userId}
      order by p.place, p.id`);
    return rows.map(({ id, title, body, is_hidden, before, after }) => ({
      id,
      title,
      text: body,
      before: before === null ? null : pictureOf(before),
      after: pictureOf(after),
      isHidden: is_hidden,
    }));
  },
  /** How many pieces a person has, and the place after the last. */
  async held(tx: Tx, userId: string): Promise<{ pieces: number; nextPlace: number }> {
    const [row] = await tx
      .select({ of: count(), last: max(pieces.place) })
      .from(pieces)
      .where(eq(pieces.userId, userId));
    return { pieces: row?.of ?? 0, nextPlace: (row?.last ?? -1) + 1 };
  },
  async insert(tx: Tx, row: typeof pieces.$inferInsert): Promise<void> {
    await tx.insert(pieces).values(row);
  },
  /** Changes what is declared of a piece; false when it is not theirs. */
  async setText(
    tx: Tx,
    {
      id,
      userId,
      ...set
    }: { id: string; userId: string } & Partial<
      Pick<typeof pieces.$inferSelect, "title" | "body" | "filterVersion">
    >,
  ): Promise<boolean> {
    const rows = await tx
      .update(pieces)
      .set(set)
      .where(and(eq(pieces.id, id), eq(pieces.userId, userId)))
      .returning({ id: pieces.id });
    return rows.length > 0;
  },
  /** Whose a piece is; null when it is gone. */
  async ownerOf(tx: Tx, id: string): Promise<string | null> {
    const [row] = await tx.select({ userId: pieces.userId }).from(pieces).where(eq(pieces.id, id));
    return row?.userId ?? null;
  },
  async setPlace(tx: Tx, id: string, place: number): Promise<void> {
    await tx.update(pieces).set({ place }).where(eq(pieces.id, id));
  },
  /** Hides all that a person shows, or shows it again; false where there is nothing. */
  async setHidden(tx: Tx, userId: string, isHidden: boolean): Promise<boolean> {
    const rows = await tx
      .update(pieces)
      .set({ isHidden })
      .where(eq(pieces.userId, userId))
      .returning({ id: pieces.id });
    return rows.length > 0;
  },
  /** Removes a piece; false when it is not theirs. */
  async remove(tx: Tx, userId: string, id: string): Promise<boolean> {
    const rows = await tx
      .delete(pieces)
      .where(and(eq(pieces.id, id), eq(pieces.userId, userId)))
      .returning({ id: pieces.id });
    return rows.length > 0;
  },
  /** The files that a piece is shown by, by moment. */
  async filesOf(tx: Tx, pieceId: string): Promise<ReadonlyMap<Moment, string>> {
    const rows = await tx.select().from(pictures).where(eq(pictures.pieceId, pieceId));
    return new Map(rows.map(({ moment, fileId }) => [moment, fileId]));
  },
  /** Lets a piece go of its pictures. */
  async dropPictures(tx: Tx, pieceId: string): Promise<void> {
    await tx.delete(pictures).where(eq(pictures.pieceId, pieceId));
  },
  /** Shows a piece by a file; false when another piece is. */
  async addPicture(tx: Tx, row: typeof pictures.$inferInsert): Promise<boolean> {
    const made = await tx
      .insert(pictures)
      .values(row)
      .onConflictDoNothing({ target: pictures.fileId })
      .returning({ id: pictures.fileId });
    return made.length > 0;
  },
  /** Whether moderators took away the piece that a file belongs to. */
  async isWithheld(db: Db, fileId: string): Promise<boolean> {
    const [row] = await db
      .select({ isHidden: pieces.isHidden })
      .from(pictures)
      .innerJoin(pieces, eq(pieces.id, pictures.pieceId))
      .where(eq(pictures.fileId, fileId));
    return row?.isHidden === true;
  },
};
