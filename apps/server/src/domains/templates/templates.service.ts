import type { AnswerDraft, AnswerTemplate } from "@jobami/api/templates/contract";
import { maxPremiumTemplates, maxTemplates } from "@jobami/api/templates/routes";
import { and, asc, count, eq, sql } from "drizzle-orm";
import { type Clock, instant } from "../../platform/clock/clock.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { newId } from "../../platform/database/ids.ts";
import { takeTurn } from "../../platform/database/turns.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Subscriptions } from "../subscriptions/subscriptions.domain.ts";
import { answerTemplates as table } from "./templates.tables.ts";

const columns = { id: table.id, name: table.name, text: table.body };
const isOwn = (userId: string, id: string) => and(eq(table.id, id), eq(table.userId, userId));

/** Text that people keep for their answers; each sees their own. */
export function createTemplates(deps: { clock: Clock; subscriptions: Pick<Subscriptions, "has"> }) {
  const { clock, subscriptions } = deps;
  return {
    /** A person’s templates, by name. */
    list: (db: Db, userId: string): Promise<AnswerTemplate[]> =>
      db
        .select(columns)
        .from(table)
        .where(eq(table.userId, userId))
        .orderBy(asc(sql`lower(${table.name})`), asc(table.id)),
    /** Keeps a template. Throws TEMPLATES_FULL beyond the most. */
    async add(tx: Tx, userId: string, { name, text }: AnswerDraft): Promise<AnswerTemplate> {
      await takeTurn(tx, `templates:${userId}`);
      const [held] = await tx.select({ of: count() }).from(table).where(eq(table.userId, userId));
      const isMore = await subscriptions.has(tx, userId, "reponses_types");
      const most = isMore ? maxPremiumTemplates : maxTemplates;
      if ((held?.of ?? 0) >= most) throw new DomainError("TEMPLATES_FULL", { most });
      const id = newId();
      await tx.insert(table).values({ id, userId, name, body: text, createdAt: instant(clock) });
      return { id, name, text };
    },
    /** Gives a template other text. Throws NOT_FOUND. */
    async change(
      tx: Tx,
      userId: string,
      { id, name, text }: AnswerDraft & { id: string },
    ): Promise<AnswerTemplate> {
      const [row] = await tx
        .update(table)
        .set({ name, body: text })
        .where(isOwn(userId, id))
        .returning(columns);
      if (row === undefined) throw new DomainError("NOT_FOUND");
      return row;
    },
    /** Removes a template. Throws NOT_FOUND. */
    async remove(tx: Tx, userId: string, id: string): Promise<void> {
      const rows = await tx.delete(table).where(isOwn(userId, id)).returning({ id: table.id });
      if (rows.length === 0) throw new DomainError("NOT_FOUND");
    },
  };
}

export type Templates = ReturnType<typeof createTemplates>;
