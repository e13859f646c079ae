import { dayInFrance } from "@jobami/api/missions/days";
import type { PersonOptions, PromoOutcome, SubscriptionStatus } from "@jobami/api/subscriptions/contract";
import { hasOption } from "@jobami/api/subscriptions/options";
import {
  bestPrice,
  featuresOf,
  type OptionKey,
  optionKeys,
  plans,
  premiumPrice,
} from "@jobami/api/subscriptions/plans";
import { isPremiumState } from "@jobami/api/subscriptions/routes";
import {
  decideSubscription,
  type ReportedStanding,
  type SubscriptionEvent,
  type SubscriptionFollowUp,
} from "@jobami/machines/money/subscription";
import { eq } from "drizzle-orm";
import { type Clock, instant } from "../../platform/clock/clock.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { newId } from "../../platform/database/ids.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import type { Live } from "../../platform/live/live.ts";
import { shownAddress } from "../../platform/mail/shown-address.ts";
import type { ProviderSubscription } from "../../platform/payments/payments.port.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Consents } from "../consents/consents.domain.ts";
import type { Contracts } from "../contracts/contracts.domain.ts";
import type { NotificationsService } from "../notifications/notifications.domain.ts";
import type { MailRecipient, PaymentsService } from "../payments/payments.domain.ts";
import type { Promocodes, UsablePromo } from "../promocodes/promocodes.domain.ts";
import type { Account, Users } from "../users/users.domain.ts";
import { early } from "./early-accounts.ts";
import { cancelJob, type Ending, endAtProvider } from "./leaving.ts";
import { overrides } from "./overrides.ts";
import { chosenExtras, optionsOf, planLine, standingOf } from "./provider-subscription.ts";
import { readRevenue } from "./revenue.ts";
import { lineNames, premiumPath, subscriptionNotification } from "./subscriptions.copy.ts";
import { subscriptionMoments, subscriptions } from "./subscriptions.tables.ts";

interface Deps {
  db: Db;
  clock: Clock;
  jobs: Pick<Jobs, "send">;
  live: Pick<Live, "record">;
  payments: PaymentsService;
  contracts: Pick<Contracts, "consentTo">;
  notifications: Pick<NotificationsService, "notifyAll">;
  consents: Pick<Consents, "refusesChange">;
  promocodes: Pick<Promocodes, "look" | "hold" | "release" | "use">;
  users: Pick<Users, "byEmail" | "byId" | "mailRecipient">;
  audit: Pick<Platform["audit"], "record">;
}

type Row = typeof subscriptions.$inferSelect;

const features = featuresOf(plans);

/** The premium plan. What a person has is what the provider reports; a browser's word gives nothing. */
export function createSubscriptions(deps: Deps) {
  const { db: pool, clock, jobs, live, payments, notifications, promocodes, users, audit } = deps;

  async function rowOf(db: Db, userId: string): Promise<Row | null> {
    const [row] = await db.select().from(subscriptions).where(eq(subscriptions.userId, userId));
    return row ?? null;
  }

  /** The row of a person, made where there is none, held until the transaction ends. */
  async function hold(tx: Tx, userId: string): Promise<Row> {
    await tx
      .insert(subscriptions)
      .values({ userId, state: "none", updatedAt: instant(clock) })
      .onConflictDoNothing();
    const [row] = await tx.select().from(subscriptions).where(eq(subscriptions.userId, userId)).for("update");
    return row as Row;
  }

  function decide(state: Row["state"], event: SubscriptionEvent) {
    const decision = decideSubscription(state, event);
    if (!decision.allowed) throw new DomainError(decision.reason);
    return decision;
  }

  /** Keeps for figures that a subscription began or ended. */
  async function noteMoments(
    tx: Tx,
    userId: string,
    follows: readonly { type: SubscriptionFollowUp["type"] }[],
  ): Promise<void> {
    const kinds = { "premium.began": "began", "premium.ended": "ended", "payment.failed": null } as const;
    for (const { type } of follows) {
      const kind = kinds[type];
      if (kind !== null)
        await tx.insert(subscriptionMoments).values({ id: newId(), userId, kind, at: instant(clock) });
    }
  }

  async function change(tx: Tx, row: Row, event: SubscriptionEvent, values: Partial<Row>): Promise<void> {
    const { userId } = row;
    const { next, follows } = decide(row.state, event);
    await tx
      .update(subscriptions)
      .set({ ...values, state: next, updatedAt: instant(clock) })
      .where(eq(subscriptions.userId, userId));
    await noteMoments(tx, userId, follows);
    await notifications.notifyAll(
      tx,
      follows.map(({ type }) => ({ to: userId, ...subscriptionNotification(type) })),
    );
    live.record(tx, [userId], "subscription_changed", {});
  }

  /** A code that a subscription was begun with is used up by its first payment. */
  async function useUp(
    tx: Tx,
    userId: string,
    { metadata: { promo = "" } }: ProviderSubscription,
    standing: ReportedStanding,
  ): Promise<void> {
    if (promo !== "" && standing !== "over" && standing !== "unpaid") await promocodes.use(tx, userId, promo);
  }

  /** Of an account no more than a mail needs. */
  async function recipient(db: Db, userId: string): Promise<MailRecipient | null> {
    const person = await users.mailRecipient(db, userId);
    return person === null ? null : { email: person.email, prenom: person.prenom };
  }

  /** Takes over what a look at the provider saw, unless a later look was taken over before. */
  async function takeOver(look: number, reported: ProviderSubscription): Promise<void> {
    const userId = await payments.userOf(pool, reported.customer);
    if (userId === null) return;
    const standing = standingOf(reported);
    await inTransaction(pool, async (tx) => {
      const row = await hold(tx, userId);
      const isOther = row.subscriptionId !== null && row.subscriptionId !== reported.id;
      const isAlive = standing !== "over" && standing !== "unpaid";
      if (isOther && !isAlive) return;
      if (isOther && isPremiumState(row.state)) {
        // Two checkouts were paid in two windows: no one pays for premium twice.
        const twice: Ending = {
          id: reported.id,
          refundFrom: 0,
          why: "twice",
          to: await recipient(tx, userId),
        };
        await jobs.send(tx, cancelJob, twice);
        return;
      }
      if (look <= row.look) return;
      await change(
        tx,
        row,
        { type: "provider.reported", standing },
        {
          ...(isAlive ? { subscriptionId: reported.id } : {}),
          options: optionsOf(reported),
          cents: reported.cents,
          periodEnd: reported.periodEnd,
          look,
        },
      );
      await useUp(tx, userId, reported, standing);
    });
  }

  /** The plan of a person, and their options: what was set for them alone comes before what they bought. */
  async function standingOfPerson(db: Db, userId: string) {
    const row = await rowOf(db, userId);
    const isPremium = row !== null && isPremiumState(row.state);
    const set = await overrides.of(db, userId);
    return {
      row,
      isPremium,
      set,
      standing: {
        plan: isPremium ? "premium" : "gratuit",
        options: isPremium ? ({ ...row.options, ...set } as Record<string, boolean>) : {},
      },
    } as const;
  }

  /** The options of one person, for staff. */
  async function personOptions(db: Db, { id, prenom, nom, email }: Account): Promise<PersonOptions> {
    const { row, set, standing } = await standingOfPerson(db, id);
    return {
      id,
      name: `${prenom} ${nom}`,
      email: shownAddress(email),
      plan: standing.plan,
      etat: row?.state ?? "none",
      options: optionKeys.map((key) => ({
        key,
        value: hasOption(standing, features, key),
        override: set[key] ?? null,
        isBought: row?.options[key] === true,
      })),
    };
  }

  /** The account of a member; staff look at no one else’s. Throws NOT_FOUND. */
  function memberOf(account: Account | null): Account {
    if (account === null || account.statut === "deleted") throw new DomainError("NOT_FOUND");
    return account;
  }

  async function status(db: Db, userId: string): Promise<SubscriptionStatus> {
    const { row, isPremium, standing } = await standingOfPerson(db, userId);
    const isHalf = await early.has(db, userId);
    return {
      ...standing,
      isPremium,
      etat: row?.state ?? "none",
      demiTarif: isHalf,
      prix: premiumPrice(isHalf),
      mensualite: isPremium ? (row?.cents ?? null) : null,
      echeance: isPremium ? (row?.periodEnd?.toISOString() ?? null) : null,
      resilie: row?.state === "cancelling",
    };
  }

  /** What a person pays for the plan. A code that counts is retained for their checkout. */
  async function pricedFor(
    userId: string,
    isHalf: boolean,
    code: string | null,
  ): Promise<{ promo: UsablePromo | null; cents: number }> {
    return inTransaction(pool, async (tx) => {
      if (code !== null) {
        const { percent } = await promocodes.look(tx, userId, code);
        const { cents, applies } = bestPrice(isHalf, percent);
        if (applies === "code") return { promo: await promocodes.hold(tx, userId, code), cents };
      }
      return { promo: null, cents: premiumPrice(isHalf) };
    });
  }

  /**
   * Lets go of codes that were retained for checkouts which ended, but for one. While another checkout of theirs is open nothing is let go: it
   * may still be paid at the price of its code.
   */
  async function letGo(userId: string, ended: readonly string[], continuing: string | null): Promise<void> {
    await inTransaction(pool, async (tx) => {
      await hold(tx, userId);
      const open = await payments.openOf(tx, userId, "premium");
      if (open.every(({ id }) => ended.includes(id))) await promocodes.release(tx, userId, continuing);
    });
  }

  return {
    status,
    /** Whether a person has what an option gives, now. */
    async has(db: Db, userId: string, option: OptionKey): Promise<boolean> {
      const { standing } = await standingOfPerson(db, userId);
      return hasOption(standing, features, option);
    },
    /** What a code makes of the plan's price for a person. Throws what is wrong with the code, or ALREADY_PREMIUM. */
    async promo(db: Db, userId: string, code: string): Promise<PromoOutcome> {
      decide((await rowOf(db, userId))?.state ?? "none", { type: "checkout.asked" });
      const { percent } = await promocodes.look(db, userId, code);
      const isHalf = await early.has(db, userId);
      const { cents, applies } = bestPrice(isHalf, percent);
      return { code, percent, applies, before: premiumPrice(isHalf), prix: cents };
    },
    /** What premium and credits brought, for staff [ADM-28]. */
    revenue: (db: Db) => readRevenue(db, `${dayInFrance(clock.now()).slice(0, 7)}-01`),
    /** The options of whoever has this address. Throws NOT_FOUND. */
    optionsOf: async (db: Db, email: string): Promise<PersonOptions> =>
      personOptions(db, memberOf(await users.byEmail(db, email))),
    /** Sets an option for one person alone, or takes that back; the same again changes nothing [SUB-11]. Throws NOT_FOUND or OWN_ACCOUNT. */
    async setOption(
      tx: Tx,
      by: { id: string; address: string },
      change: { userId: string; option: OptionKey; value: boolean | null; reason: string },
    ): Promise<PersonOptions> {
      const { userId, option, value, reason } = change;
      if (userId === by.id) throw new DomainError("OWN_ACCOUNT");
      const account = memberOf(await users.byId(tx, userId));
      await hold(tx, userId);
      const before = (await overrides.of(tx, userId))[option] ?? null;
      if (before !== value) {
        await overrides.set(tx, userId, option, { value, setAt: instant(clock) });
        await audit.record(tx, {
          kind: "option.changed",
          by: { kind: "person", ...by },
          subject: { kind: "account", id: userId },
          before: { option, value: before },
          after: { option, value },
          reason,
        });
        live.record(tx, [userId], "subscription_changed", {});
      }
      return personOptions(tx, account);
    },
    place: early.place,
    /**
     * Sends a person to subscribe; answers where. What they pay is ours to state: half for the first accounts, and options on top.
     * Throws ALREADY_PREMIUM, START_CONSENT_NEEDED, JOBBEUR_ONLY, PAYMENT_UNDER_WAY, PAYMENTS_UNAVAILABLE.
     */
    async subscribe(
      userId: string,
      wanted: Readonly<Partial<Record<OptionKey, boolean>>>,
      { code, startConsent }: { code: string | null; startConsent: string | null },
    ): Promise<string> {
      const row = await rowOf(pool, userId);
      decide(row?.state ?? "none", { type: "checkout.asked" });
      const consent = deps.contracts.consentTo(startConsent);
      const left = await payments.openOf(pool, userId, "premium");
      for (const { id } of left)
        if ((await payments.ask((at) => at.checkout(id))).status === "complete")
          throw new DomainError("PAYMENT_UNDER_WAY");
      const isHalf = await early.has(pool, userId);
      const chosen = chosenExtras(wanted, await users.byId(pool, userId));
      const options = chosen.map(({ key }) => key).join(",");
      const { promo, cents } = await pricedFor(userId, isHalf, code);
      const { id: opened, url } = await payments.open(
        userId,
        {
          purpose: "premium",
          lines: [
            { name: planLine(isHalf, promo), cents },
            ...chosen.map(({ key, prix }) => ({
              name: lineNames[key as keyof typeof lineNames],
              cents: prix,
            })),
          ],
          quantity: null,
          consent,
          metadata: { options, ...(promo === null ? {} : { promo: promo.id }) },
          page: premiumPath,
          key: `premium-${options}-${cents}-${promo?.id ?? "plain"}-${await payments.settled(userId, "premium")}`,
        },
        async (tx) => {
          const held = await hold(tx, userId);
          await change(tx, held, { type: "checkout.asked" }, {});
          // Meanwhile another call of theirs may have let it go.
          if (promo !== null) await promocodes.hold(tx, userId, promo.code);
        },
      );
      for (const { id } of left) if (id !== opened) await payments.ask((at) => at.expireCheckout(id));
      await letGo(userId, [opened, ...left.map(({ id }) => id)], promo?.id ?? null);
      return url;
    },
    /** Leads a person to the provider's portal. Throws NO_SUBSCRIPTION, PAYMENTS_UNAVAILABLE. */
    async portal(userId: string, returnUrl: string): Promise<string> {
      const row = await rowOf(pool, userId);
      decide(row?.state ?? "none", { type: "portal.asked" });
      const customer = await payments.customerOf(pool, userId);
      if (customer === null) throw new DomainError("NO_SUBSCRIPTION");
      return payments.ask((at) => at.openPortal(customer, returnUrl));
    },
    /** Has a subscription end with the month that is paid. Throws NO_SUBSCRIPTION, PAYMENTS_UNAVAILABLE. */
    async end(userId: string): Promise<SubscriptionStatus> {
      const row = await rowOf(pool, userId);
      decide(row?.state ?? "none", { type: "end.asked" });
      const id = row?.subscriptionId ?? null;
      if (id === null) throw new DomainError("NO_SUBSCRIPTION");
      if (row?.state !== "cancelling") {
        const look = await payments.look();
        await takeOver(look, await payments.ask((at) => at.stop(id)));
      }
      return status(pool, userId);
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
      const reported = await payments.ask((at) => at.subscription(id));
      await takeOver(look, reported);
    },
    cancel: (ending: Ending): Promise<void> => endAtProvider(payments, ending),
    /** A checkout ran out: nothing is awaited any more, unless another one is open. */
    async lapse(tx: Tx, userId: string): Promise<void> {
      const row = await hold(tx, userId);
      await change(tx, row, { type: "checkout.lapsed" }, {});
    },
    /** Orders the end of what a person who leaves pays for, and the refund where they refuse changed terms; before their rows are gone. */
    async leave(tx: Tx, userId: string): Promise<void> {
      const row = await rowOf(tx, userId);
      if (row === null || row.subscriptionId === null || !isPremiumState(row.state)) return;
      const isOwed = await deps.consents.refusesChange(tx, userId);
      const to = isOwed ? await recipient(tx, userId) : null;
      const ending: Ending = { id: row.subscriptionId, ...(isOwed ? { refundFrom: clock.now(), to } : {}) };
      await jobs.send(tx, cancelJob, ending);
    },
  };
}

export type Subscriptions = ReturnType<typeof createSubscriptions>;
