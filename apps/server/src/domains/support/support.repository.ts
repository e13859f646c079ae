import type { SupportTag } from "@jobami/api/support/contract";
import type { TicketKind } from "@jobami/api/support/routes";
import { and, count, desc, eq, inArray, lte, type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "../../platform/database/database.ts";
import { cappedCount } from "../../platform/lists/capped-count.ts";
import {
  supportEntries as entries,
  supportTags as tags,
  supportTickets as tickets,
  supportTicketTags as ticketTags,
} from "./support.tables.ts";

export type TicketRow = typeof tickets.$inferSelect;
export type EntryRow = typeof entries.$inferSelect;
type NewTicket = Omit<typeof tickets.$inferInsert, "number">;

const french = new Intl.Collator("fr");
/** « À rappeler » before « Paiement », as a dictionary has it. */
export const byName = (one: { name: string }, other: { name: string }): number =>
  french.compare(one.name, other.name);

const isOver = eq(tickets.status, "resolved");
const isOpen = inArray(tickets.status, ["new", "open", "answered"]);
const stands = (status: "open" | "ended") => (status === "open" ? isOpen : isOver);

const byWord = [desc(tickets.lastAt), desc(tickets.id)];

async function pageOf(
  db: Db,
  where: SQL | undefined,
  order: SQL[],
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: TicketRow[]; total: number }> {
  const rows = await db
    .select()
    .from(tickets)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  return { rows, total: await cappedCount(db, tickets, where) };
}

/** The SQL of tickets. */
export const supportRepository = {
  async byId(db: Db, id: string): Promise<TicketRow | null> {
    const [row] = await db.select().from(tickets).where(eq(tickets.id, id));
    return row ?? null;
  },
  /** Holds a ticket until the transaction ends. */
  async hold(tx: Tx, id: string): Promise<TicketRow | null> {
    const [row] = await tx.select().from(tickets).where(eq(tickets.id, id)).for("update");
    return row ?? null;
  },
  async insert(tx: Tx, ticket: NewTicket): Promise<TicketRow> {
    const [row] = await tx.insert(tickets).values(ticket).returning();
    if (row === undefined) throw new Error("A ticket was not stored.");
    return row;
  },
  async change(tx: Tx, id: string, set: Partial<NewTicket>): Promise<void> {
    if (Object.keys(set).length > 0) await tx.update(tickets).set(set).where(eq(tickets.id, id));
  },
  /** Hold the ticket first. */
  async add(tx: Tx, row: EntryRow): Promise<void> {
    await tx.insert(entries).values(row);
  },
  /** Gives the first message other text; hold the ticket first. */
  async reword(tx: Tx, ticketId: string, text: string): Promise<void> {
    await tx
      .update(entries)
      .set({ words: text })
      .where(and(eq(entries.ticketId, ticketId), eq(entries.seq, 1)));
  },
  /** Oldest first. */
  entries: (db: Db, ticketId: string): Promise<EntryRow[]> =>
    db.select().from(entries).where(eq(entries.ticketId, ticketId)).orderBy(entries.seq),
  async openOf(db: Db, userId: string): Promise<number> {
    const [row] = await db
      .select({ of: count() })
      .from(tickets)
      .where(and(eq(tickets.requesterId, userId), isOpen));
    return row?.of ?? 0;
  },
  ownPage: (
    db: Db,
    userId: string,
    { kind, status }: { kind: TicketKind; status: "open" | "ended" },
    window: { limit: number; offset: number },
  ) =>
    pageOf(db, and(eq(tickets.requesterId, userId), eq(tickets.kind, kind), stands(status)), byWord, window),
  /** What people are called, « Léa M. »; who left is not among them. */
  async names(db: Db, ids: readonly (string | null)[]): Promise<ReadonlyMap<string, string>> {
    const wanted = [...new Set(ids.filter((id) => id !== null))];
    if (wanted.length === 0) return new Map();
    const { rows } = await db.execute<{ id: string; name: string }>(sql`
      select id, prenom || ' ' || initiale || '.' as name from people
      where is_active and ${inArray(sql`id`, wanted)}`);
    return new Map(rows.map(({ id, name }) => [id, name]));
  },
  /** The tags of tickets, by name. */
  async tagsOf(db: Db, ticketIds: readonly string[]): Promise<ReadonlyMap<string, SupportTag[]>> {
    if (ticketIds.length === 0) return new Map();
    const rows = await db
      .select({ ticketId: ticketTags.ticketId, id: tags.id, name: tags.name })
      .from(ticketTags)
      .innerJoin(tags, eq(tags.id, ticketTags.tagId))
      .where(inArray(ticketTags.ticketId, [...ticketIds]));
    return Map.groupBy(rows.sort(byName), ({ ticketId }) => ticketId);
  },
  /** Puts these tags on a ticket, and no others; false when one of them is gone. Hold the ticket first. */
  async setTags(tx: Tx, ticketId: string, ids: readonly string[]): Promise<boolean> {
    const wanted = [...new Set(ids)];
    const known =
      wanted.length === 0
        ? []
        : await tx.select({ id: tags.id }).from(tags).where(inArray(tags.id, wanted)).for("key share");
    if (known.length < wanted.length) return false;
    await tx.delete(ticketTags).where(eq(ticketTags.ticketId, ticketId));
    if (wanted.length > 0) await tx.insert(ticketTags).values(wanted.map((tagId) => ({ ticketId, tagId })));
    return true;
  },
  /** Answers that no one went on with since an instant. */
  silentSince: (db: Db, before: Date, limit: number): Promise<{ id: string }[]> =>
    db
      .select({ id: tickets.id })
      .from(tickets)
      .where(and(eq(tickets.status, "answered"), lte(tickets.since, before)))
      .orderBy(tickets.since, tickets.id)
      .limit(limit),
};
