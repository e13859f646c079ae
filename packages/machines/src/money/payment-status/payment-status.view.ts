import type { PaymentStatus, Sum } from "../payment/index.ts";
import { allowedPaymentSteps } from "./payment-status.rules.ts";
import type {
  PaymentOrder,
  PaymentProblem,
  PaymentStatusContext,
  PaymentStep,
} from "./payment-status.types.ts";

/** What the panel of a payment shows; sums in cents and Jobi. */
export interface PaymentStatusView {
  status: PaymentStatus;
  paid: Sum;
  open: Sum;
  steps: readonly PaymentStep[];
  /** What waits for a yes, or for its answer. */
  order: PaymentOrder | null;
  isConfirming: boolean;
  isSending: boolean;
  /** No answer came: it may have counted, and can be sent again as it stands. */
  isUnsent: boolean;
  problem: PaymentProblem | null;
}

/** Snapshot to screen. */
export function paymentStatusView(snapshot: {
  hasTag(tag: "confirming" | "sending" | "unsent"): boolean;
  context: PaymentStatusContext;
}): PaymentStatusView {
  const { payment, order, problem } = snapshot.context;
  const { agreed, paid, status } = payment;
  return {
    status,
    paid,
    open: { cents: agreed.cents - paid.cents, jobis: agreed.jobis - paid.jobis },
    steps: allowedPaymentSteps(snapshot.context),
    order,
    isConfirming: snapshot.hasTag("confirming"),
    isSending: snapshot.hasTag("sending"),
    isUnsent: snapshot.hasTag("unsent"),
    problem,
  };
}
