import type { Declared, OpenContract, StoredDeclaration } from "@jobami/api/withdrawals/contract";
import { and, eq, inArray, isNull } from "drizzle-orm";
import { instant } from "../../platform/clock/clock.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Platform } from "../../platform/platform.ts";
import type { AiCredits } from "../ai-credits/ai-credits.domain.ts";
import type { CompanyInvoices } from "../company-invoices/company-invoices.domain.ts";
import type { ContractRow, Contracts } from "../contracts/contracts.domain.ts";
import type { JobiService } from "../jobi/jobi.domain.ts";
import type { PaymentsService } from "../payments/payments.domain.ts";
import type { Subscriptions } from "../subscriptions/subscriptions.domain.ts";
import type { Users } from "../users/users.domain.ts";
import { centsOfMonth, centsOfPack, jobiOfPack, unusedCredits } from "./shares.ts";
import { receiptLetter, unmatchedLetter } from "./withdrawals.mails.ts";
import { withdrawals as table } from "./withdrawals.tables.ts";

/** Checks what a declaration of an unknown person is about, and does it. */
export const declaredJob = "withdrawals.declared";
/** Gives back what is paid by card. */
export const settleJob = "withdrawals.settle";

/** A declaration of a person who is not signed in as whoever concluded the contract. */
export interface UnknownDeclaration extends StoredDeclaration {
  /** When it was made, in ms since 1970. */
  at: number;
}

type WithdrawalRow = typeof table.$inferSelect;

interface Deps extends Pick<Platform, "clock" | "config" | "db" | "jobs" | "live" | "mail"> {
  contracts: Pick<Contracts, "byId" | "hold" | "of">;
  credits: Pick<AiCredits, "takeBack">;
  invoices: Pick<CompanyInvoices, "isMadeOutTo">;
  jobi: Pick<JobiService, "giveBack">;
  payments: Pick<PaymentsService, "ask" | "refund">;
  subscriptions: Pick<Subscriptions, "sync">;
  users: Pick<Users, "byId" | "mailRecipient">;
}

/** Withdrawals from what was bought of the company. What is given back is ours to state: no one names a sum. */
export function createWithdrawals(deps: Deps) {
  const {
    clock,
    config,
    contracts,
    credits,
    db: pool,
    invoices,
    jobi,
    jobs,
    mail,
    payments,
    subscriptions,
    users,
  } = deps;

  async function withdrawalOf(db: Db, contractId: string): Promise<WithdrawalRow | null> {
    const [row] = await db.select().from(table).where(eq(table.contractId, contractId));
    return row ?? null;
  }

  /** Whether an address is that of whoever concluded a contract; of who has left, the one that their invoices keep. */
  async function isAddressOf(db: Db, { userId }: ContractRow, email: string): Promise<boolean> {
    const owner = await users.byId(db, userId);
    return owner?.statut === "deleted" ? invoices.isMadeOutTo(db, { userId, email }) : owner?.email === email;
  }

  /** Takes unused credits back, and states what is given for them; Jobi come back at once, as Jobi. */
  async function giveBackPack(tx: Tx, contract: ContractRow, packQuantity: number) {
    const { id, userId, cents, jobi: paidJobi, consentVersion } = contract;
    const key = `retractation:${id}`;
    const isUseOwed = consentVersion !== null;
    if (paidJobi !== null) {
      const pack = { quantity: packQuantity, price: paidJobi };
      let back = { jobi: 0, credits: 0 };
      await credits.takeBack(tx, {
        userId,
        key,
        of: (held) => {
          const unused = unusedCredits(packQuantity, held);
          back = isUseOwed ? jobiOfPack(pack, unused) : { jobi: paidJobi, credits: unused };
          return back.credits;
        },
      });
      if (back.jobi > 0) await jobi.giveBack(tx, { userId, amount: back.jobi, key });
      return { ...back, cents: null };
    }
    const taken = await credits.takeBack(tx, {
      userId,
      key,
      of: (held) => unusedCredits(packQuantity, held),
    });
    const price = cents ?? 0;
    return {
      jobi: null,
      credits: taken,
      cents: isUseOwed ? centsOfPack({ quantity: packQuantity, price }, taken) : price,
    };
  }

  /** Withdraws from a contract that is held, unless that was done before; the receipt goes out at once. Throws WITHDRAWAL_OVER. */
  async function withdraw(
    tx: Tx,
    contract: ContractRow,
    { name, email, at }: UnknownDeclaration,
  ): Promise<WithdrawalRow> {
    const known = await withdrawalOf(tx, contract.id);
    if (known !== null) return known;
    if (at >= contract.withdrawUntil.getTime()) throw new DomainError("WITHDRAWAL_OVER");
    const { id, userId, quantity, checkoutId } = contract;
    const back =
      quantity === null
        ? { credits: null, jobi: null, cents: null }
        : await giveBackPack(tx, contract, quantity);
    const isDone = back.jobi !== null || back.cents === 0;
    const row: WithdrawalRow = {
      contractId: id,
      userId,
      declaredName: name,
      receiptEmail: email,
      declaredAt: new Date(at),
      ...back,
      paymentId: back.cents === null ? null : checkoutId,
      settledAt: isDone ? instant(clock) : null,
    };
    await tx.insert(table).values(row);
    await mail.send(tx, { lane: "awaited", to: email, userId, ...receiptLetter(config, contract, row) });
    if (!isDone) await jobs.send(tx, settleJob, { contractId: id });
    deps.live.record(tx, [userId], "contract_withdrawn", {});
    return row;
  }

  /** What a month of premium is to give back, stored once it is known: what the provider reports later changes nothing. */
  async function priced(row: WithdrawalRow, contract: ContractRow): Promise<WithdrawalRow> {
    const { subscriptionId, consentVersion } = contract;
    if (row.cents !== null || subscriptionId === null) return row;
    const reported = await payments.ask((at) => at.subscription(subscriptionId));
    const { invoice, periodStart: start, periodEnd: end } = reported;
    const paidCents = invoice === null ? 0 : (await payments.ask((at) => at.invoice(invoice))).paidCents;
    const cents =
      start === null || end === null
        ? 0
        : centsOfMonth({ paidCents, start, end }, row.declaredAt.getTime(), consentVersion !== null);
    await pool
      .update(table)
      .set({ cents, paymentId: invoice })
      .where(and(eq(table.contractId, contract.id), isNull(table.cents)));
    return (await withdrawalOf(pool, contract.id)) ?? row;
  }

  async function mailTo(userId: string, email: string) {
    const person = email === "" ? null : await users.mailRecipient(pool, userId);
    return person === null ? null : { email, prenom: person.prenom };
  }

  return {
    /** What a person may withdraw from now, and what they withdrew from, the newest first. */
    async contracts(db: Db, userId: string): Promise<OpenContract[]> {
      const all = await contracts.of(db, userId);
      const ids = all.map(({ id }) => id);
      const done =
        ids.length === 0 ? [] : await db.select().from(table).where(inArray(table.contractId, ids));
      const doneAt = new Map(done.map(({ contractId, declaredAt }) => [contractId, declaredAt]));
      return all
        .filter(({ id, withdrawUntil }) => doneAt.has(id) || withdrawUntil.getTime() > clock.now())
        .map(({ id, reference, kind, quantity, cents, jobi: paid, concludedAt, withdrawUntil }) => ({
          reference,
          kind,
          quantity,
          cents,
          jobi: paid,
          concludedAt: concludedAt.toISOString(),
          withdrawUntil: withdrawUntil.toISOString(),
          withdrawnAt: doneAt.get(id)?.toISOString() ?? null,
        }));
    },
    /**
     * Takes a declaration. Of one's own contract it is done at once; of any other it is looked at later, so that neither the answer nor
     * its time states what is known here. Throws WITHDRAWAL_OVER, for one's own.
     */
    async declare(tx: Tx, declaration: StoredDeclaration, userId: string | null): Promise<Declared> {
      const { reference } = declaration;
      const unknown = { ...declaration, at: clock.now() };
      const contract = userId === null ? null : await contracts.hold(tx, reference);
      if (contract !== null && contract.userId === userId) {
        const { declaredAt } = await withdraw(tx, contract, unknown);
        return { reference, declaredAt: declaredAt.toISOString() };
      }
      await jobs.send(tx, declaredJob, unknown);
      return { reference, declaredAt: new Date(unknown.at).toISOString() };
    },
    /** Does what an unknown person declared, where reference and address go together; informs them by mail either way. */
    async follow(declaration: UnknownDeclaration): Promise<void> {
      await inTransaction(pool, async (tx) => {
        const { reference, email, at } = declaration;
        const contract = await contracts.hold(tx, reference);
        const isOwn = contract !== null && (await isAddressOf(tx, contract, email));
        const isLate = isOwn && at >= contract.withdrawUntil.getTime();
        if (isOwn && !isLate) {
          const before = await withdrawalOf(tx, contract.id);
          const row = await withdraw(tx, contract, declaration);
          if (before !== null)
            await mail.send(tx, { lane: "awaited", to: email, ...receiptLetter(config, contract, row) });
          return;
        }
        const letter = unmatchedLetter(config, declaration, { at: new Date(at), isLate });
        await mail.send(tx, { lane: "awaited", to: email, ...letter });
      });
    },
    /** Gives back what was paid by card, ends what goes on, and notes that it is done; once, however often it is asked for. */
    async settle({ contractId }: { contractId: string }): Promise<void> {
      const contract = await contracts.byId(pool, contractId);
      const found = await withdrawalOf(pool, contractId);
      if (contract === null || found === null || found.settledAt !== null) return;
      const { subscriptionId, kind } = contract;
      const row = await priced(found, contract);
      if (subscriptionId !== null) await payments.ask((at) => at.cancel(subscriptionId));
      const { cents, paymentId } = row;
      if (cents !== null && paymentId !== null)
        await payments.refund({
          paid: { of: kind === "premium" ? "invoice" : "checkout", id: paymentId },
          cents,
          why: "withdrawn",
          to: await mailTo(row.userId, row.receiptEmail),
        });
      await pool
        .update(table)
        .set({ settledAt: instant(clock) })
        .where(eq(table.contractId, contractId));
      if (subscriptionId !== null) await subscriptions.sync({ id: subscriptionId });
    },
    /** Orders anew what is not settled: a job that failed too often is not the end of it. */
    async sweep(): Promise<void> {
      const open = await pool
        .select({ contractId: table.contractId })
        .from(table)
        .where(isNull(table.settledAt));
      await inTransaction(pool, async (tx) => {
        for (const { contractId } of open)
          await jobs.send(tx, settleJob, { contractId }, { singletonKey: contractId });
      });
    },
  };
}

export type Withdrawals = ReturnType<typeof createWithdrawals>;
