export { decidePayment, type PaymentDecision, paymentOf } from "./payment.decision.ts";
export { paymentLifecycle } from "./payment.machine.ts";
export type {
  PaymentActor,
  PaymentEvent,
  PaymentFollowUp,
  PaymentRefusal,
  PaymentState,
  PaymentStatus,
  Sum,
} from "./payment.types.ts";
