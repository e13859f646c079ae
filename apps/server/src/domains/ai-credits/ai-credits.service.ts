import type { CreditHistoryQuery, CreditLine, CreditReason } from "@jobami/api/ai-credits/contract";
import { type CreditPack, creditPacks, creditsAtSignUp } from "@jobami/api/ai-credits/routes";
import { sql } from "drizzle-orm";
import type { PaidCheckout } from "../../composition/contributions.ts";
import { type Clock, instant } from "../../platform/clock/clock.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { newId } from "../../platform/database/ids.ts";
import { takeTurn } from "../../platform/database/turns.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { countCap, paginationOf, rowsBefore } from "../../platform/lists/pagination.ts";
import type { Live } from "../../platform/live/live.ts";
import type { Contracts } from "../contracts/contracts.domain.ts";
import type { JobiService } from "../jobi/jobi.domain.ts";
import type { PaymentsService } from "../payments/payments.domain.ts";
import { aiCreditEntries as table } from "./ai-credits.tables.ts";

/** The page of the credits. */
const creditsPath = "/dashboard/ai-credits";

interface Deps {
  clock: Clock;
  live: Pick<Live, "record">;
  jobi: Pick<JobiService, "spend">;
  payments: Pick<PaymentsService, "open">;
  contracts: Pick<Contracts, "conclude" | "consentTo">;
}

/** What a person wants to buy. */
export interface PackOrder {
  packQuantity: number;
  startConsent: string | null;
}

type LineRow = { id: string; amount: number; balance: number; reason: CreditReason; created: string };

/** The pack of so many credits; the contract has let no other number through. */
function packOf(quantity: number): CreditPack {
  const pack = creditPacks.find((one) => one.quantity === quantity);
  if (pack === undefined) throw new DomainError("NOT_FOUND");
  return pack;
}

/** AI credits: what was given and bought, less what was used; never below 0. */
export function createAiCredits({ clock, live, jobi, payments, contracts }: Deps) {
  async function balance(db: Db, userId: string): Promise<number> {
    const [row] = await db
      .select({ sum: sql<number>`coalesce(sum(amount), 0)::integer` })
      .from(table)
      .where(sql`user_id = ${userId}`);
    return row?.sum ?? 0;
  }

  /** Makes every other change of this person's credits wait until the transaction ends. */
  async function lock(tx: Tx, userId: string): Promise<void> {
    await takeTurn(tx, `ai-credits:${userId}`);
  }

  interface Entry {
    userId: string;
    amount: number;
    reason: CreditReason;
    grantKey?: string;
  }

  /** Keeps an entry; one under a name that stands there already changes nothing. Answers whether it is new. */
  async function keep(tx: Tx, entry: Entry): Promise<boolean> {
    const added = await tx
      .insert(table)
      .values({ id: newId(), grantKey: null, ...entry, createdAt: instant(clock) })
      .onConflictDoNothing()
      .returning({ id: table.id });
    return added.length > 0;
  }

  /** Stores an entry and informs its person's browsers. */
  async function write(tx: Tx, entry: Entry): Promise<void> {
    if (await keep(tx, entry)) live.record(tx, [entry.userId], "ai_credits_changed", {});
  }

  return {
    balance,
    /** What comes with an account, once; no one has a page open yet that would have to be informed. */
    async welcome(tx: Tx, userId: string): Promise<void> {
      await keep(tx, { userId, amount: creditsAtSignUp, reason: "inscription", grantKey: "inscription" });
    },
    /** Buys a pack with Jobi: both ledgers move in one transaction. Throws START_CONSENT_NEEDED or INSUFFICIENT_JOBI. */
    async buy(tx: Tx, userId: string, { packQuantity: quantity, startConsent }: PackOrder): Promise<number> {
      const consent = contracts.consentTo(startConsent);
      const cost = packOf(quantity).jobi;
      await jobi.spend(tx, { userId, cost, reason: "credits_ia" });
      await lock(tx, userId);
      await contracts.conclude(tx, { userId, kind: "credits_ia", quantity, paid: { jobi: cost }, consent });
      await write(tx, { userId, amount: quantity, reason: "achat_jobi" });
      return balance(tx, userId);
    },
    /** Sends a person to pay a pack by card; answers where. Throws START_CONSENT_NEEDED or PAYMENTS_UNAVAILABLE. */
    async buyByCard(userId: string, { packQuantity: quantity, startConsent }: PackOrder): Promise<string> {
      const consent = contracts.consentTo(startConsent);
      const { cents } = packOf(quantity);
      const { url } = await payments.open(userId, {
        purpose: "credits_ia",
        lines: [{ name: `${quantity} crédits IA`, cents }],
        quantity,
        consent,
        page: creditsPath,
        key: `credits-${newId()}`,
      });
      return url;
    },
    /** Gives what the provider reports was paid, once for a checkout. */
    async settle(tx: Tx, { checkoutId, userId, purpose, quantity }: PaidCheckout): Promise<void> {
      if (purpose !== "credits_ia" || quantity === null) return;
      const grantKey = `checkout:${checkoutId}`;
      await write(tx, { userId, amount: quantity, reason: "achat_carte", grantKey });
    },
    /** Takes back credits of a purchase, once under its name: so many as `of` states of those that are held. Answers how many. */
    async takeBack(
      tx: Tx,
      { userId, key, of }: { userId: string; key: string; of: (held: number) => number },
    ): Promise<number> {
      await lock(tx, userId);
      const taken = of(Math.max(0, await balance(tx, userId)));
      if (taken > 0) await write(tx, { userId, amount: -taken, reason: "retractation", grantKey: key });
      return taken;
    },
    /** Takes one credit; answers what is left. Throws INSUFFICIENT_AI_CREDITS where there is none [AICR-12]. */
    async use(tx: Tx, userId: string): Promise<number> {
      await lock(tx, userId);
      const held = await balance(tx, userId);
      if (held <= 0) throw new DomainError("INSUFFICIENT_AI_CREDITS", { balance: held });
      await write(tx, { userId, amount: -1, reason: "utilisation" });
      return held - 1;
    },
    /** A page of a person's history, the newest first. */
    async history(db: Db, userId: string, query: CreditHistoryQuery) {
      const { page, limit } = query;
      const { rows } = await db.execute<LineRow>(sql`
        select id, amount, balance, reason, (extract(epoch from created_at) * 1000)::bigint::text as created
        from (
          select *, (sum(amount) over (order by created_at, id))::integer as balance
          from ai_credit_entries where user_id = ${userId}
        ) e
        order by created_at desc, id desc offset ${rowsBefore({ page, limit })} limit ${limit}`);
      const { rows: counted } = await db.execute<{ total: number }>(sql`
        select count(*)::integer as total from (
          select 1 from ai_credit_entries where user_id = ${userId} limit ${countCap + 1}
        ) counted`);
      const history = rows.map(
        (row): CreditLine => ({
          id: row.id,
          montant: row.amount,
          solde: row.balance,
          raison: row.reason,
          created_at: new Date(Number(row.created)).toISOString(),
        }),
      );
      return { history, pagination: paginationOf({ page, limit, total: counted[0]?.total ?? 0 }) };
    },
  };
}

export type AiCredits = ReturnType<typeof createAiCredits>;
