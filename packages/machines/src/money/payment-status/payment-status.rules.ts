import { decidePayment, type PaymentEvent, type PaymentRefusal } from "../payment/index.ts";
import type { PaymentStatusInput, PaymentStep } from "./payment-status.types.ts";

/** Every step of a payment, in the order of its buttons. */
const steps: readonly PaymentStep[] = ["euros.received", "jobis.sent", "jobis.returned", "euros.corrected"];

/** Why the life cycle refuses an amount; null when it does not. */
export function refusalOf(
  { payment, by, balance }: Pick<PaymentStatusInput, "payment" | "by" | "balance">,
  { step, amount }: { step: PaymentStep; amount: number },
): PaymentRefusal | null {
  const decision = decidePayment(payment, { type: step, by, amount, balance } as PaymentEvent);
  return decision.allowed ? null : decision.reason;
}

/** The steps that a side may take with the least amount: which buttons to show. */
export function allowedPaymentSteps(
  known: Pick<PaymentStatusInput, "payment" | "by" | "balance">,
): readonly PaymentStep[] {
  return steps.filter((step) => refusalOf(known, { step, amount: 1 }) === null);
}
