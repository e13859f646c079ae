import { dayInFrance } from "@jobami/api/missions/days";
import type { PromoCode } from "@jobami/api/promocodes/contract";
import type { PromoState } from "@jobami/api/promocodes/routes";
import { and, eq, isNotNull, ne, sql } from "drizzle-orm";
import { type Clock, instant } from "../../platform/clock/clock.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { newId } from "../../platform/database/ids.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { keyPart, type SortKey } from "../../platform/lists/cursor.ts";
import { type KeyedQuery, tablePage } from "../../platform/lists/keyed.ts";
import type { Platform } from "../../platform/platform.ts";
import { promoCodes, promoUses } from "./promocodes.tables.ts";

/** How long a use is retained for an open checkout, in ms: a checkout can be paid for a day, and its message may be late. */
const heldMs = 25 * 3_600_000;

const newestFirst: SortKey = {
  direction: "desc",
  parts: [keyPart.instant("promo_codes.created_at"), keyPart.id("promo_codes.id")],
};

type Row = typeof promoCodes.$inferSelect;

/** Who does something, for the audit. */
export interface Actor {
  id: string;
  address: string;
}

/** A code that a person may use now. */
export type UsablePromo = Pick<Row, "id" | "code" | "percent">;

interface Counts {
  used: number;
  held: number;
}

/** Promo codes: made and taken back by staff, retained for a checkout, used up by a payment. */
export function createPromocodes({ clock, audit }: Pick<Platform, "audit"> & { clock: Clock }) {
  const today = () => dayInFrance(clock.now());

  const counted = sql<string>`(select json_build_object(
    'used', count(*) filter (where u.used_at is not null),
    'held', count(*) filter (where u.held_until > ${sql.placeholder("now")}::timestamptz))::text
    from promo_uses u where u.promo_id = promo_codes.id)`;

  /** Uses of others, taken or stored. */
  async function takenBesides(db: Db, promoId: string, userId: string): Promise<number> {
    const now = instant(clock).toISOString();
    const { rows } = await db.execute<{ count: string }>(sql`
      select count(*)::text as count from promo_uses where promo_id = ${promoId}::uuid and user_id <> ${userId}::uuid
        and (used_at is not null or held_until > ${now}::timestamptz)`);
    return Number(rows[0]?.count);
  }

  /** Throws PROMO_UNKNOWN, PROMO_OVER, PROMO_USED, PROMO_EXHAUSTED for a code that this person cannot use now. */
  async function checked(db: Db, row: Row | undefined, userId: string): Promise<UsablePromo> {
    if (row === undefined || row.disabledAt !== null) throw new DomainError("PROMO_UNKNOWN");
    const isUpcoming = today() < row.firstDay;
    if (isUpcoming || today() > row.lastDay) throw new DomainError("PROMO_OVER", { isUpcoming });
    const [own] = await db
      .select()
      .from(promoUses)
      .where(and(eq(promoUses.promoId, row.id), eq(promoUses.userId, userId), isNotNull(promoUses.usedAt)));
    if (own !== undefined) throw new DomainError("PROMO_USED");
    if (row.maxUses !== null && (await takenBesides(db, row.id, userId)) >= row.maxUses)
      throw new DomainError("PROMO_EXHAUSTED");
    return row;
  }

  function stateOf({ firstDay, lastDay, maxUses, disabledAt }: Row, { used, held }: Counts): PromoState {
    if (disabledAt !== null) return "disabled";
    if (today() < firstDay) return "upcoming";
    if (today() > lastDay) return "over";
    return maxUses !== null && used + held >= maxUses ? "exhausted" : "open";
  }

  function toPromo(row: Row, counts: Counts): PromoCode {
    const { id, code, percent, firstDay, lastDay, maxUses, createdAt } = row;
    const state = stateOf(row, counts);
    return {
      id,
      code,
      percent,
      firstDay,
      lastDay,
      maxUses,
      ...counts,
      state,
      createdAt: createdAt.toISOString(),
    };
  }

  async function countsOf(db: Db, id: string): Promise<Counts> {
    const [found] = await db
      .select({ counted })
      .from(promoCodes)
      .where(eq(promoCodes.id, id))
      .prepare("promo_counts")
      .execute({ now: instant(clock).toISOString() });
    return JSON.parse(found?.counted ?? '{"used":0,"held":0}') as Counts;
  }

  return {
    /** A page of codes, the newest first. */
    async list(db: Db, query: KeyedQuery) {
      const { rows, pagination } = await tablePage(db, promoCodes, {
        where: undefined,
        order: newestFirst,
        ...query,
      });
      const data: PromoCode[] = [];
      for (const row of rows) data.push(toPromo(row, await countsOf(db, row.id)));
      return { data, pagination };
    },
    /** Makes a code. Throws PROMO_EXISTS. */
    async create(
      tx: Tx,
      by: Actor,
      wanted: Pick<Row, "code" | "percent" | "firstDay" | "lastDay" | "maxUses">,
    ): Promise<PromoCode> {
      const { code, percent, firstDay, lastDay, maxUses } = wanted;
      const [row] = await tx
        .insert(promoCodes)
        .values({ id: newId(), code, percent, firstDay, lastDay, maxUses, createdAt: instant(clock) })
        .onConflictDoNothing()
        .returning();
      if (row === undefined) throw new DomainError("PROMO_EXISTS");
      await audit.record(tx, {
        kind: "promo.created",
        by: { kind: "person", ...by },
        subject: { kind: "promo", id: row.id },
        after: { code, percent, firstDay, lastDay, maxUses },
      });
      return toPromo(row, { used: 0, held: 0 });
    },
    /** Takes a code back, once. Throws NOT_FOUND. */
    async disable(tx: Tx, by: Actor, id: string): Promise<PromoCode> {
      const [held] = await tx.select().from(promoCodes).where(eq(promoCodes.id, id)).for("update");
      if (held === undefined) throw new DomainError("NOT_FOUND");
      if (held.disabledAt === null) {
        await tx
          .update(promoCodes)
          .set({ disabledAt: instant(clock) })
          .where(eq(promoCodes.id, id));
        await audit.record(tx, {
          kind: "promo.disabled",
          by: { kind: "person", ...by },
          subject: { kind: "promo", id },
          before: { code: held.code },
        });
      }
      const row = { ...held, disabledAt: held.disabledAt ?? instant(clock) };
      return toPromo(row, await countsOf(tx, id));
    },
    /** What a code is, where this person may use it now. */
    async look(db: Db, userId: string, code: string): Promise<UsablePromo> {
      const [row] = await db.select().from(promoCodes).where(eq(promoCodes.code, code));
      return checked(db, row, userId);
    },
    /** Keeps a use for a person’s checkout. The code is locked: its last use is stored once. */
    async hold(tx: Tx, userId: string, code: string): Promise<UsablePromo> {
      const [row] = await tx.select().from(promoCodes).where(eq(promoCodes.code, code)).for("update");
      const promo = await checked(tx, row, userId);
      const heldUntil = instant(clock, heldMs);
      await tx
        .insert(promoUses)
        .values({ promoId: promo.id, userId, heldUntil, usedAt: null })
        .onConflictDoUpdate({
          target: [promoUses.promoId, promoUses.userId],
          set: { heldUntil },
          setWhere: isNotNull(promoUses.heldUntil),
        });
      return promo;
    },
    /** Lets go of what was retained for a person, but for one code; only once no checkout of theirs is open that it was retained for. */
    async release(tx: Tx, userId: string, except: string | null): Promise<void> {
      const heldUses = and(eq(promoUses.userId, userId), isNotNull(promoUses.heldUntil));
      await tx
        .delete(promoUses)
        .where(except === null ? heldUses : and(heldUses, ne(promoUses.promoId, except)));
    },
    /** Uses a code up: its checkout was paid. Once; what was paid counts even where it was no longer stored. */
    async use(tx: Tx, userId: string, promoId: string): Promise<void> {
      const [known] = await tx.select().from(promoCodes).where(eq(promoCodes.id, promoId));
      if (known === undefined) return;
      const used = { heldUntil: null, usedAt: instant(clock) };
      await tx
        .insert(promoUses)
        .values({ promoId, userId, ...used })
        .onConflictDoUpdate({
          target: [promoUses.promoId, promoUses.userId],
          set: used,
          setWhere: isNotNull(promoUses.heldUntil),
        });
    },
  };
}

export type Promocodes = ReturnType<typeof createPromocodes>;
