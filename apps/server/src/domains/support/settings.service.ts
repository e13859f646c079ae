import type {
  SupportReply,
  SupportReplyBody,
  SupportTag,
  SupportTagBody,
} from "@jobami/api/support/contract";
import { maxReplies, maxTags } from "@jobami/api/support/routes";
import { and, eq, ne, sql } from "drizzle-orm";
import { type Clock, instant } from "../../platform/clock/clock.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { newId } from "../../platform/database/ids.ts";
import { takeTurn } from "../../platform/database/turns.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { byName } from "./support.repository.ts";
import { supportReplies as replies, supportTags as tags } from "./support.tables.ts";

const toTag = { id: tags.id, name: tags.name };
const replyColumns = { id: replies.id, name: replies.name, text: replies.body };

/** What staff files its tickets by, and what it answers with; all staff share them. */
export function createSupportSettings({ clock }: { clock: Clock }) {
  /** One after the other: no one adds beside a person who counts. */
  const hold = (tx: Tx) => takeTurn(tx, "support.desk");

  async function refuseTaken(tx: Tx, name: string, id: string): Promise<void> {
    const taken = await tx.$count(
      tags,
      and(eq(sql`lower(${tags.name})`, name.toLowerCase()), ne(tags.id, id)),
    );
    if (taken > 0) throw new DomainError("TAG_EXISTS");
  }

  return {
    /** By name. */
    async tags(db: Db): Promise<SupportTag[]> {
      return (await db.select(toTag).from(tags)).sort(byName);
    },
    /** Throws TAG_EXISTS, or TAGS_FULL beyond the most. */
    async addTag(tx: Tx, { name }: SupportTagBody): Promise<SupportTag> {
      await hold(tx);
      const id = newId();
      await refuseTaken(tx, name, id);
      if ((await tx.$count(tags)) >= maxTags) throw new DomainError("TAGS_FULL");
      await tx.insert(tags).values({ id, name, createdAt: instant(clock) });
      return { id, name };
    },
    /** Throws NOT_FOUND or TAG_EXISTS. */
    async renameTag(tx: Tx, { id, name }: SupportTagBody & { id: string }): Promise<SupportTag> {
      await hold(tx);
      await refuseTaken(tx, name, id);
      const [row] = await tx.update(tags).set({ name }).where(eq(tags.id, id)).returning(toTag);
      if (row === undefined) throw new DomainError("NOT_FOUND");
      return row;
    },
    /** Takes it from every ticket too. Throws NOT_FOUND. */
    async removeTag(tx: Tx, id: string): Promise<void> {
      const gone = await tx.delete(tags).where(eq(tags.id, id)).returning({ id: tags.id });
      if (gone.length === 0) throw new DomainError("NOT_FOUND");
    },

    /** By name. */
    async replies(db: Db): Promise<SupportReply[]> {
      return (await db.select(replyColumns).from(replies)).sort(byName);
    },
    /** Throws REPLIES_FULL beyond the most. */
    async addReply(tx: Tx, { name, text }: SupportReplyBody): Promise<SupportReply> {
      await hold(tx);
      if ((await tx.$count(replies)) >= maxReplies) throw new DomainError("REPLIES_FULL");
      const id = newId();
      await tx.insert(replies).values({ id, name, body: text, createdAt: instant(clock) });
      return { id, name, text };
    },
    /** Throws NOT_FOUND. */
    async changeReply(tx: Tx, { id, name, text }: SupportReplyBody & { id: string }): Promise<SupportReply> {
      const [row] = await tx
        .update(replies)
        .set({ name, body: text })
        .where(eq(replies.id, id))
        .returning(replyColumns);
      if (row === undefined) throw new DomainError("NOT_FOUND");
      return row;
    },
    /** Throws NOT_FOUND. */
    async removeReply(tx: Tx, id: string): Promise<void> {
      const gone = await tx.delete(replies).where(eq(replies.id, id)).returning({ id: replies.id });
      if (gone.length === 0) throw new DomainError("NOT_FOUND");
    },
  };
}

export type SupportSettings = ReturnType<typeof createSupportSettings>;
