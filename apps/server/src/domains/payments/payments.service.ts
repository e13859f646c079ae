import { and, count, eq, ne, sql } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import type { PaidCheckout } from "../../composition/contributions.ts";
import { type Clock, instant } from "../../platform/clock/clock.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import {
  type PaidBy,
  type PaymentProvider,
  PaymentsDown,
  type ProviderCheckout,
} from "../../platform/payments/payments.port.ts";
import type { Platform } from "../../platform/platform.ts";
import type { CompanyInvoices } from "../company-invoices/company-invoices.domain.ts";
import type { Contracts, StartConsent } from "../contracts/contracts.domain.ts";
import type { Account, Users } from "../users/users.domain.ts";
import { type PaidByCard, paymentLetter, type RefundReason, refundLetter, soldAs } from "./payments.mails.ts";
import {
  type CheckoutPurpose,
  cardCheckouts,
  cardPayments,
  cardRefunds,
  paymentCustomers,
  paymentEvents,
} from "./payments.tables.ts";

/** The jobs that messages of the provider lead to; each asks anew how its object stands. */
export const checkoutJob = "payments.checkout";
export const invoiceJob = "payments.invoice";
/** Closes a checkout of a person who left. */
export const expireJob = "payments.expire";
/** Declared by the domain of subscriptions. */
export const subscriptionJob = "subscriptions.sync";

/** What a person is sent to pay. */
export interface CardOrder {
  purpose: CheckoutPurpose;
  lines: readonly { name: string; cents: number }[];
  quantity: number | null;
  /** To an immediate start. */
  consent: StartConsent;
  metadata?: Record<string, string>;
  /** Path of the page that the browser comes back to; it is reported there how it went. */
  page: string;
  /** Distinguishes this order from the person's others: the same again opens the same checkout. */
  key: string;
}

/** What is given back of a payment, why, and whom that is reported to. */
export interface RefundOrder {
  paid: PaidBy;
  cents: number;
  why: RefundReason;
  to: MailRecipient | null;
}

/** Whom a mail goes to, and by which first name it speaks to them. */
export type MailRecipient = Pick<Account, "email" | "prenom">;

interface Deps extends Pick<Platform, "mail" | "config"> {
  db: Db;
  clock: Clock;
  log: Pick<FastifyBaseLogger, "error">;
  jobs: Pick<Jobs, "send">;
  provider: PaymentProvider | null;
  users: Pick<Users, "byId" | "mailRecipient">;
  invoices: Pick<CompanyInvoices, "invoice" | "credit">;
  contracts: Pick<Contracts, "conclude" | "newest">;
  paid: () => readonly ((tx: Tx, paid: PaidCheckout) => Promise<void>)[];
  lapsed: () => readonly ((tx: Tx, lapsed: { userId: string; purpose: CheckoutPurpose }) => Promise<void>)[];
}

const jobOf = (type: string): string | null => {
  if (type.startsWith("checkout.session.")) return checkoutJob;
  if (type.startsWith("customer.subscription.")) return subscriptionJob;
  return type === "invoice.paid" ? invoiceJob : null;
};

/** The consent that went along with an order; null for one from before it was asked for. */
function consentOf({ consentVersion: version, consentAt: at }: typeof cardCheckouts.$inferSelect) {
  return version === null || at === null ? null : { version, at };
}

/** What people pay by card: where they are sent, and what the provider reports of it. Its calls stand outside of transactions. */
export function createPaymentsService(deps: Deps) {
  const { db: pool, clock, log, jobs, users, invoices, contracts, mail, config } = deps;

  function provider(): PaymentProvider {
    if (deps.provider === null) throw new DomainError("PAYMENTS_UNAVAILABLE");
    return deps.provider;
  }

  /** A call of the provider for a person who waits for it. Throws PAYMENTS_UNAVAILABLE. */
  async function ask<T>(call: (provider: PaymentProvider) => Promise<T>): Promise<T> {
    try {
      return await call(provider());
    } catch (error) {
      if (!(error instanceof PaymentsDown)) throw error;
      log.error({ err: error.cause }, "card payments are away");
      throw new DomainError("PAYMENTS_UNAVAILABLE");
    }
  }

  async function customerOf(db: Db, userId: string): Promise<string | null> {
    const [row] = await db
      .select({ id: paymentCustomers.customerId })
      .from(paymentCustomers)
      .where(eq(paymentCustomers.userId, userId));
    return row?.id ?? null;
  }

  /** The provider's name for a person; made known to it when they pay for the first time, once. */
  async function ensureCustomer(userId: string): Promise<string> {
    const known = await customerOf(pool, userId);
    if (known !== null) return known;
    const person = await users.byId(pool, userId);
    if (person === null) throw new DomainError("NOT_FOUND");
    const { email, prenom, nom } = person;
    const customerId = await ask((at) => at.createCustomer({ userId, email, name: `${prenom} ${nom}` }));
    await pool
      .insert(paymentCustomers)
      .values({ userId, customerId, createdAt: instant(clock) })
      .onConflictDoNothing();
    return (await customerOf(pool, userId)) ?? customerId;
  }

  /** Ends an open checkout once, as the provider reports; undefined when that was done before, or less was paid than was asked for. */
  async function settle(tx: Tx, id: string, reported: ProviderCheckout) {
    const [asked] = await tx.select().from(cardCheckouts).where(eq(cardCheckouts.id, id)).for("update");
    const isPaid = reported.status === "complete";
    if (
      isPaid &&
      asked !== undefined &&
      ((reported.cents ?? 0) < asked.cents || reported.currency !== "eur")
    ) {
      log.error(
        { checkout: id, reported: reported.cents, asked: asked.cents },
        "less was paid than was asked for",
      );
      return undefined;
    }
    const status = isPaid ? "paid" : "expired";
    const [row] = await tx
      .update(cardCheckouts)
      .set({ status, settledAt: instant(clock) })
      .where(and(eq(cardCheckouts.id, id), eq(cardCheckouts.status, "open")))
      .returning();
    return row;
  }

  /** What was given back of a payment, in cents; null where nothing was. */
  async function refunded(db: Db, paymentId: string): Promise<number | null> {
    const [row] = await db
      .select({ cents: cardRefunds.cents })
      .from(cardRefunds)
      .where(eq(cardRefunds.paymentId, paymentId));
    return row?.cents ?? null;
  }

  /** Keeps what was paid, makes out its invoice and confirms it by mail, once. */
  async function note(tx: Tx, userId: string, paid: Omit<PaidByCard, "invoice">): Promise<void> {
    const { id, purpose, cents, quantity, paidAt } = paid;
    const added = await tx
      .insert(cardPayments)
      .values({ id, userId, purpose, cents, paidAt })
      .onConflictDoNothing()
      .returning({ id: cardPayments.id });
    if (added.length === 0) return;
    const label = soldAs(purpose, quantity);
    const invoice = await invoices.invoice(tx, { userId, paymentId: id, cents, label, paidAt });
    const to = await users.mailRecipient(tx, userId);
    if (to !== null)
      await mail.send(tx, {
        lane: "awaited",
        to: to.email,
        userId,
        ...paymentLetter(config, to.prenom, { ...paid, invoice }),
      });
  }

  return {
    ask,
    customerOf,
    /** Whose a customer of the provider is; null for one that is no one’s any more. */
    async userOf(db: Db, customerId: string): Promise<string | null> {
      const [row] = await db
        .select({ id: paymentCustomers.userId })
        .from(paymentCustomers)
        .where(eq(paymentCustomers.customerId, customerId));
      return row?.id ?? null;
    },
    /** The number of a look at the provider, taken before it: what a later look saw is at least as new. */
    async look(): Promise<number> {
      const { rows } = await pool.execute<{ look: string }>(
        sql`select nextval('payment_looks')::text as look`,
      );
      return Number(rows[0]?.look);
    },
    /** How many checkouts of a purpose a person has behind them: part of the key of the next. */
    async settled(userId: string, purpose: CheckoutPurpose): Promise<number> {
      const [row] = await pool
        .select({ of: count() })
        .from(cardCheckouts)
        .where(
          and(
            eq(cardCheckouts.userId, userId),
            eq(cardCheckouts.purpose, purpose),
            ne(cardCheckouts.status, "open"),
          ),
        );
      return row?.of ?? 0;
    },
    /** Checkouts of a purpose that a person left open. */
    openOf: (on: Db, userId: string, purpose: CheckoutPurpose): Promise<{ id: string }[]> =>
      on
        .select({ id: cardCheckouts.id })
        .from(cardCheckouts)
        .where(
          and(
            eq(cardCheckouts.userId, userId),
            eq(cardCheckouts.purpose, purpose),
            eq(cardCheckouts.status, "open"),
          ),
        ),
    /**
     * Sends a person to pay; answers with the checkout and where it is paid. The prices are ours. `also` is done in the transaction that notes it.
     * Throws PAYMENTS_UNAVAILABLE, and PAYMENT_UNDER_WAY for what was just paid.
     */
    async open(userId: string, order: CardOrder, also?: (tx: Tx) => Promise<void>) {
      const customer = await ensureCustomer(userId);
      const { purpose, lines, quantity, consent, metadata = {}, page, key } = order;
      const back = (how: string) => `${config.publicUrl}${page}?paiement=${how}`;
      const opened = await ask((at) =>
        at.openCheckout({
          customer,
          userId,
          every: purpose === "premium" ? "month" : "once",
          lines,
          metadata: { ...metadata, purpose },
          successUrl: back("recu"),
          cancelUrl: back("annule"),
          key: `${userId}-${key}`,
        }),
      );
      // The answer under a key is the first one's: meanwhile it may have been paid.
      const reported = await ask((at) => at.checkout(opened.id));
      if (reported.status === "complete" || reported.url === null) throw new DomainError("PAYMENT_UNDER_WAY");
      await inTransaction(pool, async (tx) => {
        await tx
          .insert(cardCheckouts)
          .values({
            id: reported.id,
            userId,
            purpose,
            cents: lines.reduce((sum, { cents }) => sum + cents, 0),
            quantity,
            status: "open",
            createdAt: instant(clock),
            consentVersion: consent.version,
            consentAt: consent.at,
          })
          .onConflictDoNothing();
        await also?.(tx);
      }).catch(async (error: unknown) => {
        // No one was informed where it is paid.
        await ask((at) => at.expireCheckout(reported.id));
        throw error;
      });
      return { id: reported.id, url: reported.url };
    },
    /** Takes a message as it was sent; false when it is not the provider's. A message that was taken before changes nothing. */
    async take(body: Buffer, signature: string): Promise<boolean> {
      const event = await provider().readEvent(body, signature);
      if (event === null) return false;
      const job = jobOf(event.type);
      await inTransaction(pool, async (tx) => {
        const { id, type, objectId } = event;
        const added = await tx
          .insert(paymentEvents)
          .values({ id, type, receivedAt: instant(clock) })
          .onConflictDoNothing()
          .returning({ id: paymentEvents.id });
        if (added.length > 0 && job !== null && objectId !== "") await jobs.send(tx, job, { id: objectId });
      });
      return true;
    },
    /** Asks how a checkout stands and does what follows, once. One that is not ours is let be. */
    async followCheckout({ id }: { id: string }): Promise<void> {
      const reported = await provider().checkout(id);
      if (reported.status === "open" || (reported.status === "complete" && !reported.isPaid)) return;
      await inTransaction(pool, async (tx) => {
        const row = await settle(tx, id, reported);
        if (row === undefined) return;
        const { userId, purpose, cents, quantity } = row;
        if (reported.status === "expired") {
          for (const follow of deps.lapsed()) await follow(tx, { userId, purpose });
          return;
        }
        const contract = await contracts.conclude(tx, {
          ...{ userId, kind: purpose, checkoutId: id, subscriptionId: reported.subscription, quantity },
          paid: { cents },
          consent: consentOf(row),
        });
        // Bills of a subscription come one by one.
        if (purpose !== "premium")
          await note(tx, userId, { id, purpose, cents, quantity, paidAt: instant(clock), order: contract });
        for (const follow of deps.paid()) await follow(tx, { checkoutId: id, userId, purpose, quantity });
      });
    },
    /** Orders that whoever leaves can pay nothing any more; before their rows are gone. */
    async leave(tx: Tx, userId: string): Promise<void> {
      const open = await tx
        .select({ id: cardCheckouts.id })
        .from(cardCheckouts)
        .where(and(eq(cardCheckouts.userId, userId), eq(cardCheckouts.status, "open")));
      for (const { id } of open) await jobs.send(tx, expireJob, { id });
    },
    /** Closes a checkout; one that is not open stays as it is. */
    async expire({ id }: { id: string }): Promise<void> {
      if ((await provider().checkout(id)).status === "open") await provider().expireCheckout(id);
    },
    /**
     * Gives cents of a payment back to who paid it, once and for all, notes it, and reports it where there is a person to inform. A payment
     * whose message was lost is noted first. Answers the cents that were given back of it.
     */
    async refund({ paid, cents, why, to }: RefundOrder): Promise<number> {
      const ownerOf = () =>
        pool.select({ userId: cardPayments.userId }).from(cardPayments).where(eq(cardPayments.id, paid.id));
      if ((await ownerOf()).length === 0)
        await (paid.of === "invoice" ? this.followInvoice(paid) : this.followCheckout(paid));
      const [owner] = await ownerOf();
      if (owner === undefined || cents <= 0) return 0;
      const known = await refunded(pool, paid.id);
      if (known !== null) return known;
      const id = await ask((at) => at.refund({ paid, cents, key: `refund-${paid.id}` }));
      await inTransaction(pool, async (tx) => {
        const added = await tx
          .insert(cardRefunds)
          .values({ id, userId: owner.userId, paymentId: paid.id, cents, refundedAt: instant(clock) })
          .onConflictDoNothing()
          .returning({ id: cardRefunds.id });
        if (added.length === 0) return;
        const credit = await invoices.credit(tx, { paymentId: paid.id, cents });
        if (to !== null)
          await mail.send(tx, {
            lane: "awaited",
            to: to.email,
            ...refundLetter(config, to.prenom, { id, cents, credit, why }),
          });
      });
      return (await refunded(pool, paid.id)) ?? 0;
    },
    /** Notes a month of a subscription that was paid, once. */
    async followInvoice({ id }: { id: string }): Promise<void> {
      const reported = await provider().invoice(id);
      if (reported.paidCents === 0 || reported.customer === null) return;
      const userId = await this.userOf(pool, reported.customer);
      if (userId === null) return;
      const { paidCents: cents, isRenewal, paidAt } = reported;
      // What begins with this bill is ordered by a checkout, whose message may come later, or never.
      if (!isRenewal)
        for (const open of await this.openOf(pool, userId, "premium")) await this.followCheckout(open);
      await inTransaction(pool, async (tx) =>
        note(tx, userId, {
          ...{ id, purpose: "premium", cents, quantity: null },
          paidAt: paidAt ?? instant(clock),
          order: isRenewal ? null : await contracts.newest(tx, userId, "premium"),
        }),
      );
    },
  };
}

export type PaymentsService = ReturnType<typeof createPaymentsService>;
