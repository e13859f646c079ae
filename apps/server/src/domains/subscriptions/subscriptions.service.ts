import type { SubscriptionStatus } from "@jobami/api/subscriptions/contract";
import { hasOption } from "@jobami/api/subscriptions/options";
import {
  extraOptions,
  featuresOf,
  type OptionKey,
  plans,
  premiumPrice,
} from "@jobami/api/subscriptions/plans";
import { isPremiumState } from "@jobami/api/subscriptions/routes";
import {
  decideSubscription,
  type SubscriptionEvent,
  type ToldStanding,
} from "@jobami/machines/money/subscription";
import { eq } from "drizzle-orm";
import { type Clock, instant } from "../../platform/clock/clock.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import type { Live } from "../../platform/live/live.ts";
import type { ToldSubscription } from "../../platform/payments/payments.port.ts";
import type { Consents } from "../consents/consents.domain.ts";
import type { NotificationsService } from "../notifications/notifications.domain.ts";
import type { PaymentsService } from "../payments/payments.domain.ts";
import { early } from "./early-accounts.ts";
import { restOfMonth } from "./rest-of-month.ts";
import { lineNames, premiumPath, subscriptionNotification } from "./subscriptions.copy.ts";
import { subscriptions } from "./subscriptions.tables.ts";

/** Ends at the provider what its owner no longer has. */
export const cancelJob = "subscriptions.cancel";

/** A subscription that is to end; `refundFrom` (ms since 1970) says since when its month is given back. */
export interface Ending {
  id: string;
  refundFrom?: number;
}

interface Deps {
  db: Db;
  clock: Clock;
  jobs: Pick<Jobs, "send">;
  live: Pick<Live, "record">;
  payments: PaymentsService;
  notifications: Pick<NotificationsService, "notifyAll">;
  consents: Pick<Consents, "refusesChange">;
}

type Row = typeof subscriptions.$inferSelect;

/** What the provider's own word for a subscription means here. */
function standingOf({ status, isEnding }: ToldSubscription): ToldStanding {
  if (status === "active" || status === "trialing") return isEnding ? "ending" : "running";
  if (status === "past_due") return "overdue";
  return status === "incomplete" ? "unpaid" : "over";
}

const features = featuresOf(plans);
const extras = extraOptions(plans.premium);

/** The options that were bought, by what the provider keeps beside the subscription. */
function optionsOf({ metadata }: ToldSubscription): Record<string, boolean> {
  const bought = (metadata.options ?? "").split(",");
  return Object.fromEntries(extras.flatMap(({ key }) => (bought.includes(key) ? [[key, true]] : [])));
}

/** The premium plan. What somebody has is what the provider says; a browser's word gives nothing. */
export function createSubscriptions(deps: Deps) {
  const { db: pool, clock, jobs, live, payments, notifications } = deps;

  async function rowOf(db: Db, userId: string): Promise<Row | null> {
    const [row] = await db.select().from(subscriptions).where(eq(subscriptions.userId, userId));
    return row ?? null;
  }

  /** The row of somebody, made where there is none, held until the transaction ends. */
  async function hold(tx: Tx, userId: string): Promise<Row> {
    await tx
      .insert(subscriptions)
      .values({ userId, state: "none", updatedAt: instant(clock) })
      .onConflictDoNothing();
    const [row] = await tx.select().from(subscriptions).where(eq(subscriptions.userId, userId)).for("update");
    return row as Row;
  }

  function decide(state: Row["state"], event: SubscriptionEvent) {
    const decision = decideSubscription({ state }, event);
    if (!decision.allowed) throw new DomainError(decision.reason);
    return decision;
  }

  async function change(tx: Tx, row: Row, event: SubscriptionEvent, values: Partial<Row>): Promise<void> {
    const { userId } = row;
    const { next, follows } = decide(row.state, event);
    await tx
      .update(subscriptions)
      .set({ ...values, state: next.state, updatedAt: instant(clock) })
      .where(eq(subscriptions.userId, userId));
    await notifications.notifyAll(
      tx,
      follows.map(({ type }) => ({ to: userId, ...subscriptionNotification(type) })),
    );
    live.record(tx, [userId], "subscription_changed", {});
  }

  /** Takes over what a look at the provider saw, unless a later look was taken over before. */
  async function takeOver(look: number, told: ToldSubscription): Promise<void> {
    const userId = await payments.userOf(pool, told.customer);
    if (userId === null) return;
    const standing = standingOf(told);
    await inTransaction(pool, async (tx) => {
      const row = await hold(tx, userId);
      const isOther = row.subscriptionId !== null && row.subscriptionId !== told.id;
      const isAlive = standing !== "over" && standing !== "unpaid";
      if (isOther && !isAlive) return;
      if (isOther && isPremiumState(row.state)) {
        // Two checkouts were paid in two windows: nobody pays for premium twice.
        await jobs.send(tx, cancelJob, { id: told.id });
        return;
      }
      if (look <= row.look) return;
      await change(
        tx,
        row,
        { type: "provider.told", standing },
        {
          ...(isAlive ? { subscriptionId: told.id } : {}),
          options: optionsOf(told),
          cents: told.cents,
          periodEnd: told.periodEnd,
          look,
        },
      );
    });
  }

  async function status(db: Db, userId: string): Promise<SubscriptionStatus> {
    const row = await rowOf(db, userId);
    const isHalf = await early.has(db, userId);
    const isPremium = row !== null && isPremiumState(row.state);
    return {
      plan: isPremium ? "premium" : "gratuit",
      options: isPremium ? row.options : {},
      isPremium,
      etat: row?.state ?? "none",
      demiTarif: isHalf,
      prix: premiumPrice(isHalf),
      mensualite: isPremium ? row.cents : null,
      echeance: isPremium ? (row.periodEnd?.toISOString() ?? null) : null,
      resilie: row?.state === "cancelling",
    };
  }

  return {
    status,
    /** Whether somebody has what an option gives, now. */
    async has(db: Db, userId: string, option: OptionKey): Promise<boolean> {
      const row = await rowOf(db, userId);
      const isPremium = row !== null && isPremiumState(row.state);
      const standing = { plan: isPremium ? "premium" : "gratuit", options: row?.options ?? {} } as const;
      return hasOption(standing, features, option);
    },
    place: early.place,
    /**
     * Sends somebody to subscribe; answers where. What they pay is ours to say: half for the first accounts, and options on top.
     * Throws ALREADY_PREMIUM, PAYMENT_UNDER_WAY, PAYMENTS_UNAVAILABLE.
     */
    async subscribe(userId: string, wanted: Readonly<Partial<Record<OptionKey, boolean>>>): Promise<string> {
      const row = await rowOf(pool, userId);
      decide(row?.state ?? "none", { type: "checkout.asked" });
      const left = await payments.openOf(userId, "premium");
      for (const { id } of left)
        if ((await payments.ask((at) => at.checkout(id))).status === "complete")
          throw new DomainError("PAYMENT_UNDER_WAY");
      const isHalf = await early.has(pool, userId);
      const chosen = extras.filter(({ key }) => wanted[key as OptionKey] === true);
      const options = chosen.map(({ key }) => key).join(",");
      const cents = premiumPrice(isHalf);
      const { id: opened, url } = await payments.open(
        userId,
        {
          purpose: "premium",
          lines: [
            { name: isHalf ? lineNames.half : lineNames.plan, cents },
            ...chosen.map(({ key, prix }) => ({
              name: lineNames[key as keyof typeof lineNames],
              cents: prix,
            })),
          ],
          quantity: null,
          metadata: { options },
          page: premiumPath,
          key: `premium-${options}-${cents}-${await payments.settled(userId, "premium")}`,
        },
        async (tx) => {
          const held = await hold(tx, userId);
          await change(tx, held, { type: "checkout.asked" }, {});
        },
      );
      for (const { id } of left) if (id !== opened) await payments.ask((at) => at.expireCheckout(id));
      return url;
    },
    /** Leads somebody to the provider's portal. Throws NO_SUBSCRIPTION, PAYMENTS_UNAVAILABLE. */
    async portal(userId: string, returnUrl: string): Promise<string> {
      const row = await rowOf(pool, userId);
      decide(row?.state ?? "none", { type: "portal.asked" });
      const customer = await payments.customerOf(pool, userId);
      if (customer === null) throw new DomainError("NO_SUBSCRIPTION");
      return payments.ask((at) => at.openPortal(customer, returnUrl));
    },
    /** Has a subscription renewed that was to end. Throws NO_SUBSCRIPTION, PAYMENTS_UNAVAILABLE. */
    async reactivate(userId: string): Promise<SubscriptionStatus> {
      const row = await rowOf(pool, userId);
      decide(row?.state ?? "none", { type: "renewal.asked" });
      const id = row?.subscriptionId ?? null;
      if (id === null) throw new DomainError("NO_SUBSCRIPTION");
      if (row?.state === "cancelling") {
        const look = await payments.look();
        await takeOver(look, await payments.ask((at) => at.renew(id)));
      }
      return status(pool, userId);
    },
    /** Asks the provider how a subscription stands, and takes it over. */
    async sync({ id }: { id: string }): Promise<void> {
      const look = await payments.look();
      const told = await payments.ask((at) => at.subscription(id));
      await takeOver(look, told);
    },
    /** Ends a subscription at the provider; what is left of its month after `refundFrom` (ms) is given back. */
    async cancel({ id, refundFrom }: Ending): Promise<void> {
      const told = await payments.ask((at) => at.subscription(id));
      await payments.ask((at) => at.cancel(id));
      const { invoice, periodStart: start, periodEnd: end } = told;
      if (refundFrom === undefined || invoice === null || start === null || end === null) return;
      const { paidCents } = await payments.ask((at) => at.invoice(invoice));
      await payments.refund(invoice, restOfMonth({ paidCents, start, end }, refundFrom));
    },
    /** A checkout ran out: nothing is awaited any more, unless another one is open. */
    async lapse(tx: Tx, userId: string): Promise<void> {
      const row = await hold(tx, userId);
      await change(tx, row, { type: "checkout.lapsed" }, {});
    },
    /** Orders the end of what somebody who leaves pays for, and the refund where they refuse changed terms; before their rows are gone. */
    async leave(tx: Tx, userId: string): Promise<void> {
      const row = await rowOf(tx, userId);
      if (row === null || row.subscriptionId === null || !isPremiumState(row.state)) return;
      const isOwed = await deps.consents.refusesChange(tx, userId);
      const ending: Ending = {
        id: row.subscriptionId,
        ...(isOwed ? { refundFrom: clock.now() } : {}),
      };
      await jobs.send(tx, cancelJob, ending);
    },
  };
}

export type Subscriptions = ReturnType<typeof createSubscriptions>;
