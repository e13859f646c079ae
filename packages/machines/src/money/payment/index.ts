export { decidePayment, paymentLifecycle, paymentOf } from "./payment.machine.ts";
export type {
  PaymentActor,
  PaymentEvent,
  PaymentFollowUp,
  PaymentRefusal,
  PaymentState,
  PaymentStatus,
  Sum,
} from "./payment.types.ts";
