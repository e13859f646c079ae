import { createHmac } from "node:crypto";
import type { FastifyBaseLogger } from "fastify";
import { type Clock, instant } from "../clock/clock.ts";
import type { Db, Tx } from "../database/database.ts";
import { inTransaction } from "../database/transaction.ts";
import { newToken } from "../secrets/secrets.ts";
import { localRecords as records, type Stored, type TestCard } from "./local-records.ts";
import { eventJson, invoiceJson, sessionJson, subscriptionJson } from "./local-wire.ts";
import { type AskSelf, localPaymentsPath, paymentMessagesPath } from "./payments.ts";

const hourMs = 3_600_000;
/** A checkout can be paid for a day; a month that was not paid ends the subscription after three. */
const checkoutMs = 24 * hourMs;
const graceMs = 3 * 24 * hourMs;
/** A link into the portal opens it for an hour. */
const portalMs = hourMs;

const newKey = (prefix: string) => `${prefix}_${newToken().replaceAll(/[-_]/g, "")}`;

/** The same day of the next month, or its last one. */
function monthAfter(ms: number): number {
  const from = new Date(ms);
  const to = new Date(ms);
  to.setUTCMonth(from.getUTCMonth() + 1);
  if (to.getUTCDate() !== from.getUTCDate()) to.setUTCDate(0);
  return to.getTime();
}

interface Deps {
  db: Db;
  clock: Clock;
  log: Pick<FastifyBaseLogger, "error">;
  publicUrl: string;
  webhookSecret: string;
  askSelf: AskSelf;
}

/** Stands in for the provider on this machine: keeps what is paid with test cards, and reports it in signed messages. */
export function createLocalProvider(deps: Deps) {
  const { db, clock, log, publicUrl, webhookSecret, askSelf } = deps;
  let delivering: Promise<void> = Promise.resolve();

  const payUrl = (id: string) => `${publicUrl}${localPaymentsPath}/caisse/${id}`;
  const drawSession = (session: Stored<"session">) => sessionJson(session, payUrl(session.id));

  async function sendEvent(tx: Tx, type: string, object: unknown): Promise<void> {
    const event = { id: newKey("evt"), type, object, createdAt: clock.now() };
    await records.keep(tx, "event", event, instant(clock));
  }

  async function deliverOne(event: Stored<"event">): Promise<boolean> {
    const payload = JSON.stringify(eventJson(event));
    const at = Math.floor(clock.now() / 1000);
    const signature = createHmac("sha256", webhookSecret).update(`${at}.${payload}`).digest("hex");
    const { statusCode } = await askSelf({
      method: "POST",
      url: paymentMessagesPath,
      headers: { "content-type": "application/json", "stripe-signature": `t=${at},v1=${signature}` },
      payload,
    });
    if (statusCode < 300) return true;
    log.error({ event: event.id, statusCode }, "a message of the local payments was refused");
    return false;
  }

  async function deliverAll(): Promise<void> {
    for (const event of await records.all(db, "event")) {
      if (await deliverOne(event)) await records.drop(db, event.id);
    }
  }

  /** Sends what was not delivered yet, one message after the other. */
  function deliver(): Promise<void> {
    delivering = delivering.then(deliverAll).catch((error: unknown) => {
      log.error({ err: error }, "the messages of the local payments were not sent");
    });
    return delivering;
  }

  /** A change of the records, and the messages about it right after. */
  async function change<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const value = await inTransaction(db, work);
    await deliver();
    return value;
  }

  async function bill(
    tx: Tx,
    subscription: Stored<"subscription">,
    { isPaid, isFirst }: { isPaid: boolean; isFirst: boolean },
  ): Promise<void> {
    const now = clock.now();
    const invoice = {
      id: newKey("in"),
      customer: subscription.customer,
      subscription: subscription.id,
      isFirst,
      cents: subscription.lines.reduce((sum, { cents }) => sum + cents, 0),
      createdAt: now,
      paidAt: isPaid ? now : null,
    };
    await records.keep(tx, "invoice", invoice, instant(clock));
    await sendEvent(tx, isPaid ? "invoice.paid" : "invoice.payment_failed", invoiceJson(invoice));
  }

  async function keep(tx: Tx, subscription: Stored<"subscription">): Promise<void> {
    await records.keep(tx, "subscription", subscription, instant(clock));
    const type = subscription.status === "canceled" ? "deleted" : "updated";
    await sendEvent(tx, `customer.subscription.${type}`, subscriptionJson(subscription));
  }

  const ended = (subscription: Stored<"subscription">): Stored<"subscription"> => ({
    ...subscription,
    status: "canceled",
    endedAt: clock.now(),
  });

  /** What becomes of a subscription whose month is over. */
  async function turn(tx: Tx, subscription: Stored<"subscription">): Promise<void> {
    const { status, periodEnd, isEnding, card } = subscription;
    if (status === "past_due") {
      if (periodEnd + graceMs <= clock.now()) await keep(tx, ended(subscription));
      return;
    }
    if (isEnding) return keep(tx, ended(subscription));
    const isPaid = card === "accepted";
    await keep(
      tx,
      isPaid
        ? { ...subscription, periodStart: periodEnd, periodEnd: monthAfter(periodEnd) }
        : { ...subscription, status: "past_due" },
    );
    await bill(tx, subscription, { isPaid, isFirst: false });
  }

  /** What was paid by card under a name; null where nothing was. */
  async function chargeOf(tx: Tx, id: string): Promise<{ customer: string; cents: number } | null> {
    const invoice = await records.find(tx, "invoice", id);
    if (invoice !== null) return invoice.paidAt === null ? null : invoice;
    const session = await records.find(tx, "session", id);
    if (session === null || session.status !== "complete" || session.mode !== "payment") return null;
    return {
      customer: session.customer,
      cents: session.lines.reduce((sum, { cents }) => sum + cents, 0),
    };
  }

  async function begin(tx: Tx, session: Stored<"session">, card: TestCard): Promise<string> {
    const now = clock.now();
    const subscription: Stored<"subscription"> = {
      id: newKey("sub"),
      customer: session.customer,
      status: "active",
      isEnding: false,
      periodStart: now,
      periodEnd: monthAfter(now),
      lines: session.lines,
      metadata: session.metadata,
      card,
      createdAt: now,
      endedAt: null,
    };
    await records.keep(tx, "subscription", subscription, instant(clock));
    await sendEvent(tx, "customer.subscription.created", subscriptionJson(subscription));
    await bill(tx, subscription, { isPaid: true, isFirst: true });
    return subscription.id;
  }

  return {
    drawSession,
    deliver,
    createCustomer: (customer: { email: string; name: string }) =>
      change(async (tx) => {
        const id = newKey("cus");
        await records.keep(tx, "customer", { ...customer, id }, instant(clock));
        return id;
      }),
    openSession: (asked: Omit<Stored<"session">, "createdAt" | "id" | "status" | "subscription">) =>
      change(async (tx) => {
        const session: Stored<"session"> = {
          ...asked,
          id: newKey("cs_test"),
          status: "open",
          subscription: null,
          createdAt: clock.now(),
        };
        await records.keep(tx, "session", session, instant(clock));
        return session;
      }),
    /** The bill of a subscription's month. */
    async billOfMonth({ id, customer }: Stored<"subscription">): Promise<Stored<"invoice"> | undefined> {
      return (await records.all(db, "invoice", customer)).findLast((bill) => bill.subscription === id);
    },
    /** Gives back a part of a bill or a checkout; null when it was not paid, or no more than that is left of it. */
    refund: (id: string, cents: number, key: string) =>
      change(async (tx) => {
        const charge = await chargeOf(tx, id);
        if (charge === null) return null;
        const { customer } = charge;
        const given = (await records.all(tx, "refund", customer)).filter((one) => one.paid === id);
        const left = given.reduce((rest, one) => rest - one.cents, charge.cents);
        if (!Number.isSafeInteger(cents) || cents <= 0 || cents > left) return null;
        const refund = { id: newKey("re"), customer, paid: id, cents, key, createdAt: clock.now() };
        await records.keep(tx, "refund", refund, instant(clock));
        return refund;
      }),
    /** What was given back of a bill or a checkout. */
    refundsOf: async (id: string) => (await records.all(db, "refund")).filter(({ paid }) => paid === id),
    session: (id: string) => records.find(db, "session", id),
    subscription: (id: string) => records.find(db, "subscription", id),
    invoice: (id: string) => records.find(db, "invoice", id),
    /** Pays an open checkout; null when it is not open, or the card is refused. */
    pay: (id: string, card: TestCard) =>
      change(async (tx) => {
        const session = await records.find(tx, "session", id);
        if (session === null || session.status !== "open" || card === "refused") return null;
        const subscription = session.mode === "subscription" ? await begin(tx, session, card) : null;
        const paid: Stored<"session"> = { ...session, status: "complete", subscription };
        await records.keep(tx, "session", paid, instant(clock));
        await sendEvent(tx, "checkout.session.completed", drawSession(paid));
        return paid;
      }),
    expire: (id: string) =>
      change(async (tx) => {
        const session = await records.find(tx, "session", id);
        if (session === null || session.status !== "open") return session;
        const expired: Stored<"session"> = { ...session, status: "expired" };
        await records.keep(tx, "session", expired, instant(clock));
        await sendEvent(tx, "checkout.session.expired", drawSession(expired));
        return expired;
      }),
    /** Ends a subscription with its month, or no longer. */
    setEnding: (id: string, isEnding: boolean) =>
      change(async (tx) => {
        const found = await records.find(tx, "subscription", id);
        if (found === null || found.status === "canceled") return found;
        const changed = { ...found, isEnding };
        await keep(tx, changed);
        return changed;
      }),
    end: (id: string) =>
      change(async (tx) => {
        const found = await records.find(tx, "subscription", id);
        if (found === null || found.status === "canceled") return found;
        const changed = ended(found);
        await keep(tx, changed);
        return changed;
      }),
    /** Another card; a month that was not paid is paid by it. */
    setCard: (id: string, card: TestCard) =>
      change(async (tx) => {
        const found = await records.find(tx, "subscription", id);
        if (found === null || found.status === "canceled" || card === "refused") return;
        const isPaid = found.status === "past_due" && card === "accepted";
        const from = isPaid ? { periodStart: clock.now(), periodEnd: monthAfter(clock.now()) } : {};
        await keep(tx, { ...found, ...from, card, status: isPaid ? "active" : found.status });
        if (isPaid) await bill(tx, found, { isPaid, isFirst: false });
      }),
    /** Goes to the end of the month at once, to try what follows. */
    hurry: (id: string) =>
      change(async (tx) => {
        const found = await records.find(tx, "subscription", id);
        if (found === null || found.status === "canceled") return;
        const most = found.status === "past_due" ? clock.now() - graceMs : clock.now();
        await turn(tx, { ...found, periodEnd: Math.min(found.periodEnd, most) });
      }),
    /** What time brings: months that are over, checkouts that no one paid, messages that were not delivered. */
    async tick(): Promise<void> {
      const now = clock.now();
      for (const { id, status, periodEnd } of await records.all(db, "subscription"))
        if (status !== "canceled" && periodEnd <= now)
          await change(async (tx) => {
            const found = await records.find(tx, "subscription", id);
            if (found !== null && found.status !== "canceled" && found.periodEnd <= now)
              await turn(tx, found);
          });
      for (const { id, status, createdAt } of await records.all(db, "session"))
        if (status === "open" && createdAt + checkoutMs <= now) await this.expire(id);
      await deliver();
    },
    openPortal: (customer: string, returnUrl: string) =>
      change(async (tx) => {
        const id = newKey("bps");
        const portal = { id, customer, returnUrl, createdAt: clock.now() };
        await records.keep(tx, "portal", portal, instant(clock));
        return { id, url: `${publicUrl}${localPaymentsPath}/portail/${id}` };
      }),
    /** What the portal shows: null when the link is over. */
    async portal(id: string) {
      const found = await records.find(db, "portal", id);
      if (found === null || found.createdAt + portalMs <= clock.now()) return null;
      return {
        returnUrl: found.returnUrl,
        subscriptions: await records.all(db, "subscription", found.customer),
        invoices: await records.all(db, "invoice", found.customer),
      };
    },
  };
}

export type LocalPaymentProvider = ReturnType<typeof createLocalProvider>;
