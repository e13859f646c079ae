import type { MailRecipient, PaymentsService, RefundReason } from "../payments/payments.domain.ts";
import { restOfMonth } from "./rest-of-month.ts";

/** Ends at the provider what its owner no longer has. */
export const cancelJob = "subscriptions.cancel";

/**
 * A subscription that is to end. `refundFrom` (ms since 1970) states since when its month is given back, and `to` whom that is reported:
 * their account is gone by then.
 */
export interface Ending {
  id: string;
  refundFrom?: number;
  to?: MailRecipient | null;
  why?: RefundReason;
}

/** Ends a subscription at the provider; what is left of its month is given back where that is owed, and reported. */
export async function endAtProvider(
  payments: Pick<PaymentsService, "ask" | "refund">,
  { id, refundFrom, to = null, why = "left" }: Ending,
): Promise<void> {
  const reported = await payments.ask((at) => at.subscription(id));
  await payments.ask((at) => at.cancel(id));
  const { invoice, periodStart: start, periodEnd: end } = reported;
  if (refundFrom === undefined || invoice === null || start === null || end === null) return;
  const { paidCents } = await payments.ask((at) => at.invoice(invoice));
  const cents = restOfMonth({ paidCents, start, end }, refundFrom);
  await payments.refund({ paid: { of: "invoice", id: invoice }, cents, why, to });
}
