export { createPaymentStatusMachine, type PaymentStatusMachine } from "./payment-status.machine.ts";
export { allowedPaymentSteps } from "./payment-status.rules.ts";
export type {
  KnownPayment,
  PaymentOrder,
  PaymentProblem,
  PaymentStatusContext,
  PaymentStatusEmitted,
  PaymentStatusEvent,
  PaymentStatusInput,
  PaymentStep,
} from "./payment-status.types.ts";
export { type PaymentStatusView, paymentStatusView } from "./payment-status.view.ts";
