import type Stripe from "stripe";
import { z } from "zod";
import type { Clock } from "../clock/clock.ts";
import {
  type PaidBy,
  type PaymentProvider,
  PaymentsDown,
  type ProviderCheckout,
  type ProviderInvoice,
  type ProviderSubscription,
} from "./payments.port.ts";

/** Messages signed longer ago are refused, in seconds: a person may have stored one. */
export const signatureToleranceSeconds = 300;
/** A call that is not answered by then is given up, in ms; the client tries twice more under the same key. */
const callTimeoutMs = 15_000;

const idOf = (part: string | { id: string } | null | undefined) =>
  typeof part === "string" ? part : (part?.id ?? null);
const dateOf = (seconds: number | null | undefined) =>
  typeof seconds === "number" ? new Date(seconds * 1000) : null;

function statusOf(status: string | null): ProviderCheckout["status"] {
  return status === "complete" || status === "expired" ? status : "open";
}

function toCheckout(session: Stripe.Checkout.Session): ProviderCheckout {
  return {
    id: session.id,
    url: session.url,
    status: statusOf(session.status),
    isPaid: session.payment_status === "paid",
    cents: session.amount_total,
    currency: session.currency,
    subscription: idOf(session.subscription),
  };
}

function toSubscription(reported: Stripe.Subscription): ProviderSubscription {
  const items = reported.items.data;
  const ends = items.map((item) => item.current_period_end);
  const starts = items.map((item) => item.current_period_start);
  return {
    id: reported.id,
    customer: idOf(reported.customer) ?? "",
    status: reported.status,
    // The portal states either, by the version of the account.
    isEnding: reported.cancel_at_period_end || reported.cancel_at !== null,
    periodStart: starts.length === 0 ? null : dateOf(Math.min(...starts)),
    periodEnd: ends.length === 0 ? null : dateOf(Math.min(...ends)),
    invoice: idOf(reported.latest_invoice),
    cents: items.reduce((sum, { price, quantity }) => sum + (price.unit_amount ?? 0) * (quantity ?? 1), 0),
    metadata: reported.metadata,
  };
}

function toInvoice(invoice: Stripe.Invoice): ProviderInvoice {
  return {
    id: invoice.id ?? "",
    customer: idOf(invoice.customer),
    isRenewal: invoice.billing_reason === "subscription_cycle",
    paidCents: invoice.status === "paid" ? invoice.amount_paid : 0,
    paidAt: dateOf(invoice.status_transitions.paid_at),
  };
}

/** What was paid by card; null where nothing was. */
async function intentOf({ invoicePayments, checkout }: Stripe, { of, id }: PaidBy): Promise<string | null> {
  if (of === "checkout") return idOf((await checkout.sessions.retrieve(id)).payment_intent);
  const { data } = await invoicePayments.list({ invoice: id, status: "paid" });
  return data.map(({ payment }) => idOf(payment.payment_intent)).find((found) => found !== null) ?? null;
}

/** Of a signed message what is read; one without an id is none. */
const providerEvent = z
  .object({
    id: z.string().min(1).max(255),
    type: z.string().min(1).max(255),
    data: z.object({ object: z.object({ id: z.string().max(255).catch("") }) }),
  })
  .transform(({ id, type, data }) => ({ id, type, objectId: data.object.id }));

/** How the provider is reached. */
export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  /** Answers instead of the network: this machine's own stand-in. */
  fetch?: typeof fetch;
}

/** The provider Stripe, by its own client; loaded at the first call, so that a start does not wait for it. */
export function createStripeProvider(
  { secretKey, webhookSecret, fetch: ownFetch }: StripeSettings,
  clock: Clock,
): PaymentProvider {
  let loaded: Promise<Stripe> | undefined;

  async function load(): Promise<Stripe> {
    const { default: Client } = await import("stripe");
    return new Client(secretKey, {
      timeout: callTimeoutMs,
      maxNetworkRetries: 2,
      telemetry: false,
      ...(ownFetch === undefined ? {} : { httpClient: Client.createFetchHttpClient(ownFetch) }),
    });
  }
  const stripe = () => {
    loaded ??= load();
    return loaded;
  };

  async function ask<T>(call: (client: Stripe) => Promise<T>): Promise<T> {
    try {
      return await call(await stripe());
    } catch (cause) {
      throw new PaymentsDown("The provider of card payments did not do what it was asked.", { cause });
    }
  }

  return {
    createCustomer: ({ userId, email, name }) =>
      ask(async ({ customers }) => {
        const reported = await customers.create(
          { email, name, metadata: { userId }, preferred_locales: ["fr"] },
          { idempotencyKey: `customer-${userId}` },
        );
        return reported.id;
      }),
    openCheckout: (order) =>
      ask(async ({ checkout }) => {
        const isMonthly = order.every === "month";
        const metadata = { ...order.metadata };
        const session = await checkout.sessions.create(
          {
            mode: isMonthly ? "subscription" : "payment",
            customer: order.customer,
            client_reference_id: order.userId,
            locale: "fr",
            success_url: order.successUrl,
            cancel_url: order.cancelUrl,
            metadata,
            line_items: order.lines.map(({ name, cents }) => ({
              quantity: 1,
              price_data: {
                currency: "eur",
                unit_amount: cents,
                product_data: { name },
                ...(isMonthly ? { recurring: { interval: "month" as const } } : {}),
              },
            })),
            ...(isMonthly ? { subscription_data: { metadata } } : {}),
          },
          { idempotencyKey: order.key },
        );
        return toCheckout(session);
      }),
    checkout: (id) => ask(async ({ checkout }) => toCheckout(await checkout.sessions.retrieve(id))),
    expireCheckout: (id) =>
      ask(async ({ checkout }) => {
        await checkout.sessions.expire(id);
      }),
    subscription: (id) => ask(async ({ subscriptions }) => toSubscription(await subscriptions.retrieve(id))),
    invoice: (id) => ask(async ({ invoices }) => toInvoice(await invoices.retrieve(id))),
    stop: (id) =>
      ask(async ({ subscriptions }) =>
        toSubscription(await subscriptions.update(id, { cancel_at_period_end: true })),
      ),
    renew: (id) =>
      ask(async ({ subscriptions }) => {
        const reported = await subscriptions.retrieve(id);
        const change = reported.cancel_at_period_end
          ? { cancel_at_period_end: false }
          : { cancel_at: "" as const };
        return toSubscription(await subscriptions.update(id, change));
      }),
    cancel: (id) =>
      ask(async ({ subscriptions }) => {
        const reported = await subscriptions.retrieve(id);
        if (reported.status !== "canceled" && reported.status !== "incomplete_expired")
          await subscriptions.cancel(id);
      }),
    refund: ({ paid, cents, key }) =>
      ask(async (client) => {
        const intent = await intentOf(client, paid);
        if (intent === null) throw new Error(`${paid.id} was not paid by card.`);
        // Keys are remembered for a day: what was given back before is found by the key that it carries.
        const { data } = await client.refunds.list({ payment_intent: intent, limit: 100 });
        const before = data.find(({ metadata }) => metadata?.key === key);
        if (before !== undefined) return before.id;
        const reported = await client.refunds.create(
          { payment_intent: intent, amount: cents, reason: "requested_by_customer", metadata: { key } },
          { idempotencyKey: key },
        );
        return reported.id;
      }),
    openPortal: (customer, returnUrl) =>
      ask(async ({ billingPortal }) => {
        const reported = await billingPortal.sessions.create({
          customer,
          return_url: returnUrl,
          locale: "fr",
        });
        return reported.url;
      }),
    async readEvent(body, signature) {
      const { webhooks } = await stripe();
      try {
        const event = webhooks.constructEvent(
          body,
          signature,
          webhookSecret,
          signatureToleranceSeconds,
          undefined,
          clock.now(),
        );
        return providerEvent.parse(event);
      } catch {
        return null;
      }
    },
  };
}
