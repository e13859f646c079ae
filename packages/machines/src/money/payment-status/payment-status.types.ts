import type { Notice } from "../../boundary/emitted.ts";
import type { RefusalCode } from "../../boundary/refusal.ts";
import type { PaymentEvent, PaymentRefusal, PaymentState } from "../payment/index.ts";

/** A payment as the server reports it; `version` grows with each of its steps, `balance` is what who reads it owns in Jobi. */
export interface KnownPayment {
  payment: PaymentState;
  version: number;
  balance: number;
}

export type PaymentStep = PaymentEvent["type"];

/** A step as it is sent, each time the same, so that repetitions count once. Amounts in cents, or in Jobi. */
export interface PaymentOrder {
  step: PaymentStep;
  amount: number;
  idempotencyKey: string;
}

export interface PaymentStatusInput extends KnownPayment {
  /** Who reads it. */
  by: "client" | "jobbeur";
}

export interface PaymentProblem {
  code: RefusalCode | PaymentRefusal;
  /** The server's sentence; empty when the life cycle itself states no. */
  message: string;
}

export interface PaymentStatusContext extends PaymentStatusInput {
  /** What is being confirmed, or is with the server until it has answered. */
  order: PaymentOrder | null;
  problem: PaymentProblem | null;
}

export type PaymentStatusEvent =
  | { type: "amount.entered"; step: PaymentStep; amount: number }
  | { type: "amount.confirmed" }
  | { type: "amount.left" }
  | { type: "retry.requested" }
  /** The other side, or another page of this one, made a step. */
  | ({ type: "payment.moved" } & KnownPayment);

export type PaymentStatusEmitted = Notice<"PAYMENT_RECORDED">;
