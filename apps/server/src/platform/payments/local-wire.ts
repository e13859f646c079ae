import type { Stored } from "./local-records.ts";

/** The version of the provider's objects that the stand-in speaks. */
export const wireVersion = "2026-10-28.endive";

const seconds = (ms: number) => Math.floor(ms / 1000);
/** What a bill or a checkout is paid by, which has its own name here. */
const intentOf = (id: string) => `pi_${id}`;
/** The bill or the checkout that was paid by it. */
export const paidBy = (intent: string): string => intent.replace(/^pi_/, "");
const sum = (lines: readonly { cents: number }[]) => lines.reduce((all, { cents }) => all + cents, 0);

/** A checkout as the provider writes it. */
export function sessionJson(session: Stored<"session">, payUrl: string) {
  const { id, mode, status, customer, metadata, subscription, createdAt } = session;
  const isOver = status === "complete";
  return {
    id,
    object: "checkout.session",
    mode,
    status,
    payment_status: isOver ? "paid" : "unpaid",
    customer,
    client_reference_id: session.userId,
    amount_total: sum(session.lines),
    currency: "eur",
    url: status === "open" ? payUrl : null,
    success_url: session.successUrl,
    cancel_url: session.cancelUrl,
    metadata,
    subscription,
    payment_intent: isOver && mode === "payment" ? intentOf(id) : null,
    created: seconds(createdAt),
    livemode: false,
  };
}

/** A subscription as the provider writes it. */
export function subscriptionJson(stored: Stored<"subscription">, invoice?: Stored<"invoice">) {
  const { id, customer, status, isEnding, metadata, createdAt, endedAt } = stored;
  const end = seconds(stored.periodEnd);
  return {
    id,
    object: "subscription",
    customer,
    status,
    cancel_at_period_end: isEnding,
    cancel_at: isEnding ? end : null,
    latest_invoice: invoice?.id ?? null,
    ended_at: endedAt === null ? null : seconds(endedAt),
    metadata,
    currency: "eur",
    items: {
      object: "list",
      has_more: false,
      data: stored.lines.map(({ cents }, place) => ({
        id: `si_${place}_${id}`,
        object: "subscription_item",
        quantity: 1,
        current_period_start: seconds(stored.periodStart),
        current_period_end: end,
        price: {
          object: "price",
          currency: "eur",
          unit_amount: cents,
          recurring: { interval: "month", interval_count: 1 },
        },
      })),
    },
    created: seconds(createdAt),
    livemode: false,
  };
}

/** A bill as the provider writes it. */
export function invoiceJson(invoice: Stored<"invoice">) {
  const { id, customer, subscription, isFirst, cents, paidAt, createdAt } = invoice;
  const isPaid = paidAt !== null;
  return {
    id,
    object: "invoice",
    customer,
    status: isPaid ? "paid" : "open",
    billing_reason: isFirst ? "subscription_create" : "subscription_cycle",
    amount_due: cents,
    amount_paid: isPaid ? cents : 0,
    currency: "eur",
    parent: { type: "subscription_details", subscription_details: { subscription, metadata: {} } },
    status_transitions: { paid_at: isPaid ? seconds(paidAt) : null },
    created: seconds(createdAt),
    livemode: false,
  };
}

/** How a bill was paid, as the provider writes it. */
export function invoicePaymentsJson(invoice: Stored<"invoice"> | null) {
  const paid = invoice === null || invoice.paidAt === null ? [] : [invoice];
  return {
    object: "list",
    has_more: false,
    data: paid.map(({ id, cents }) => ({
      id: `inpay_${id}`,
      object: "invoice_payment",
      invoice: id,
      amount_paid: cents,
      status: "paid",
      payment: { type: "payment_intent", payment_intent: intentOf(id) },
    })),
  };
}

/** A refund as the provider writes it. */
export function refundJson({ id, paid, cents, key, createdAt }: Stored<"refund">) {
  return {
    id,
    object: "refund",
    amount: cents,
    currency: "eur",
    payment_intent: intentOf(paid),
    metadata: { key },
    status: "succeeded",
    created: seconds(createdAt),
  };
}

/** Refunds as the provider lists them. */
export function refundsJson(refunds: readonly Stored<"refund">[]) {
  return { object: "list", has_more: false, data: refunds.map(refundJson) };
}

/** A message as the provider writes it. */
export function eventJson({ id, type, object, createdAt }: Stored<"event">) {
  return {
    id,
    object: "event",
    api_version: wireVersion,
    type,
    created: seconds(createdAt),
    data: { object },
    livemode: false,
    pending_webhooks: 1,
  };
}

/** A refusal as the provider writes it. */
export function errorJson(message: string, type = "invalid_request_error") {
  return { error: { type, message } };
}

/** The entries of a form under a name: `metadata[plan]=premium` under « metadata » is `{ plan: "premium" }`. */
export function partOf(form: URLSearchParams, name: string): Record<string, string> {
  const entries = [...form].flatMap(([key, value]) => {
    const inner = key.startsWith(`${name}[`)
      ? /^\[(\w{1,40})\]$/.exec(key.slice(name.length))?.[1]
      : undefined;
    return inner === undefined ? [] : [[inner, value] as const];
  });
  return Object.fromEntries(entries);
}

/** What a checkout is asked for, line by line. Null when an amount is none, or is not in euros. */
export function linesOf(form: URLSearchParams): { name: string; cents: number }[] | null {
  const lines: { name: string; cents: number }[] = [];
  for (let at = 0; form.has(`line_items[${at}][price_data][unit_amount]`); at += 1) {
    const field = (name: string) => form.get(`line_items[${at}][price_data]${name}`) ?? "";
    const cents = Number(field("[unit_amount]"));
    if (!Number.isSafeInteger(cents) || cents <= 0 || field("[currency]") !== "eur") return null;
    lines.push({ name: field("[product_data][name]"), cents });
  }
  return lines.length === 0 ? null : lines;
}
