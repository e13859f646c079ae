import type { BusinessCard, CardDraft } from "@jobami/api/cards/contract";
import { cardPicture, maxCards } from "@jobami/api/cards/routes";
import { pictureOf } from "@jobami/api/files/routes";
import { and, count, desc, eq, ne } from "drizzle-orm";
import type { FileOwner } from "../../composition/contributions.ts";
import { type Clock, instant } from "../../platform/clock/clock.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { newId } from "../../platform/database/ids.ts";
import { takeTurn } from "../../platform/database/turns.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { FilesService } from "../files/files.domain.ts";
import { holdActive } from "../users/users.domain.ts";
import { businessCards as table } from "./cards.tables.ts";

type CardRow = typeof table.$inferSelect;

const isOwn = (userId: string, id: string) => and(eq(table.id, id), eq(table.userId, userId));

function toCard({ id, title, design, pictureId, version, updatedAt }: CardRow): BusinessCard {
  return {
    id,
    title,
    design: { ...design, picture: pictureId },
    version,
    updatedAt: updatedAt.toISOString(),
    picture: pictureId === null ? null : pictureOf(pictureId),
  };
}

/** The business cards that people make; each sees their own. */
export function createCards(deps: { clock: Clock; files: Pick<FilesService, "attach" | "detach"> }) {
  const { clock, files } = deps;

  /** One change of a person’s cards after the other: they are counted, and share pictures. */
  async function hold(tx: Tx, userId: string): Promise<void> {
    await holdActive(tx, userId);
    await takeTurn(tx, `cards:${userId}`);
  }

  /** Keeps a file for as long as a card shows it. Throws NOT_FOUND for one that is not theirs, or not for cards. */
  async function show(tx: Tx, ownerId: string, pictureId: string | null): Promise<void> {
    if (pictureId !== null) await files.attach(tx, { id: pictureId, ownerId, purpose: cardPicture });
  }

  /** Lets go of a file that a card shows no more, unless another one does. */
  async function release(tx: Tx, row: Pick<CardRow, "id" | "userId" | "pictureId">): Promise<void> {
    const { id, userId, pictureId } = row;
    if (pictureId === null) return;
    const [other] = await tx
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.userId, userId), eq(table.pictureId, pictureId), ne(table.id, id)))
      .limit(1);
    if (other === undefined) await files.detach(tx, pictureId);
  }

  const fileOwner: FileOwner = { purpose: cardPicture };

  return {
    fileOwner,
    /** A person’s cards, the last changed first. */
    async list(db: Db, userId: string): Promise<BusinessCard[]> {
      const rows = await db
        .select()
        .from(table)
        .where(eq(table.userId, userId))
        .orderBy(desc(table.updatedAt), desc(table.id));
      return rows.map(toCard);
    },
    /** A card of theirs. Throws NOT_FOUND. */
    async one(db: Db, userId: string, id: string): Promise<BusinessCard> {
      const [row] = await db.select().from(table).where(isOwn(userId, id));
      if (row === undefined) throw new DomainError("NOT_FOUND");
      return toCard(row);
    },
    /** Keeps a new card. Throws CARDS_FULL beyond the most, NOT_FOUND for a picture that is not theirs. */
    async create(tx: Tx, userId: string, { title, design }: CardDraft): Promise<BusinessCard> {
      await hold(tx, userId);
      const [held] = await tx.select({ of: count() }).from(table).where(eq(table.userId, userId));
      if ((held?.of ?? 0) >= maxCards) throw new DomainError("CARDS_FULL");
      const { picture: pictureId, ...cardDesign } = design;
      await show(tx, userId, pictureId);
      const at = instant(clock);
      const row = {
        id: newId(),
        userId,
        title,
        design: cardDesign,
        pictureId,
        version: 1,
        createdAt: at,
        updatedAt: at,
      };
      await tx.insert(table).values(row);
      return toCard(row);
    },
    /** Saves a card. Throws NOT_FOUND, or CARD_CHANGED with `data.card` as it stands. */
    async save(
      tx: Tx,
      userId: string,
      { id, version, title, design }: CardDraft & { id: string; version: number },
    ): Promise<BusinessCard> {
      await hold(tx, userId);
      const [row] = await tx.select().from(table).where(isOwn(userId, id)).for("update");
      if (row === undefined) throw new DomainError("NOT_FOUND");
      if (row.version !== version) throw new DomainError("CARD_CHANGED", { card: toCard(row) });
      const { picture: pictureId, ...cardDesign } = design;
      if (pictureId !== row.pictureId) {
        await show(tx, userId, pictureId);
        await release(tx, row);
      }
      const set = { title, design: cardDesign, pictureId, version: version + 1, updatedAt: instant(clock) };
      await tx.update(table).set(set).where(eq(table.id, id));
      return toCard({ ...row, ...set });
    },
    /** Deletes a card. Throws NOT_FOUND. */
    async remove(tx: Tx, userId: string, id: string): Promise<void> {
      await hold(tx, userId);
      const [row] = await tx.delete(table).where(isOwn(userId, id)).returning();
      if (row === undefined) throw new DomainError("NOT_FOUND");
      await release(tx, row);
    },
  };
}

export type Cards = ReturnType<typeof createCards>;
