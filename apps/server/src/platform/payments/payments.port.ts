/** What is to be paid by card: so many cents under a name, once or every month. */
export interface CheckoutOrder {
  /** The provider's name for whoever pays. */
  customer: string;
  /** Ours. */
  userId: string;
  every: "once" | "month";
  lines: readonly { name: string; cents: number }[];
  /** Stored by the provider beside what is paid; names no one. */
  metadata: Readonly<Record<string, string>>;
  /** Where the browser comes back to. Coming there proves nothing. */
  successUrl: string;
  cancelUrl: string;
  /** Two orders under one key are one. */
  key: string;
}

/** A checkout as the provider reports it. */
export interface ProviderCheckout {
  id: string;
  /** Where it is paid; null when it no longer can be. */
  url: string | null;
  status: "open" | "complete" | "expired";
  isPaid: boolean;
  /** What was asked for in all, in cents of a currency. */
  cents: number | null;
  currency: string | null;
  /** What a checkout of a subscription began; null of any other, and until it is paid. */
  subscription: string | null;
}

/** A subscription as the provider reports it. */
export interface ProviderSubscription {
  id: string;
  customer: string;
  /** The provider's own word: active, past_due, canceled… */
  status: string;
  /** It ends with the month that is paid. */
  isEnding: boolean;
  /** The month that is paid. */
  periodStart: Date | null;
  periodEnd: Date | null;
  /** The bill of that month; null where there is none yet. */
  invoice: string | null;
  /** What each month costs, in cents. */
  cents: number;
  metadata: Readonly<Record<string, string>>;
}

/** A month of a subscription, or another bill, as the provider reports it. */
export interface ProviderInvoice {
  id: string;
  customer: string | null;
  /** It goes on with what was ordered before. */
  isRenewal: boolean;
  /** What was paid, in cents; 0 while it was not. */
  paidCents: number;
  paidAt: Date | null;
}

/** What a signed message of the provider is about: it is asked anew how that stands. */
export interface ProviderEvent {
  id: string;
  type: string;
  objectId: string;
}

/** What was paid, by the provider's name for its bill, or for the checkout where there is no bill. */
export interface PaidBy {
  of: "invoice" | "checkout";
  id: string;
}

/** The provider of card payments. Every call throws PaymentsDown when it does not answer. */
export interface PaymentProvider {
  createCustomer(person: { userId: string; email: string; name: string }): Promise<string>;
  openCheckout(order: CheckoutOrder): Promise<ProviderCheckout>;
  checkout(id: string): Promise<ProviderCheckout>;
  expireCheckout(id: string): Promise<void>;
  subscription(id: string): Promise<ProviderSubscription>;
  invoice(id: string): Promise<ProviderInvoice>;
  /** Ends with the month that is paid. */
  stop(subscriptionId: string): Promise<ProviderSubscription>;
  /** Goes on after the month that is paid. */
  renew(subscriptionId: string): Promise<ProviderSubscription>;
  /** Ends at once; what is over already stays over. */
  cancel(subscriptionId: string): Promise<void>;
  /** Gives back cents of what was paid by card; two orders under one key are one, however far apart. Answers the refund's id. */
  refund(order: { paid: PaidBy; cents: number; key: string }): Promise<string>;
  openPortal(customer: string, returnUrl: string): Promise<string>;
  /** A message as it was sent; null when its signature is wrong, or older than five minutes. */
  readEvent(body: Buffer, signature: string): Promise<ProviderEvent | null>;
}

/** The provider did not answer, or refused what it should not: the cause is in the log. */
export class PaymentsDown extends Error {
  override readonly name = "PaymentsDown";
}
