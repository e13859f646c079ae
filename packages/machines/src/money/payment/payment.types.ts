/** How much of what was agreed has been paid; the product's own three terms [PROP-15]. */
export type PaymentStatus = "en_attente" | "partiel" | "paye";

/** Who acts: the client pays, the jobbeur is paid, no one else takes part. */
export type PaymentActor = "client" | "jobbeur" | "other";

/** Euros in cents, which pass from hand to hand, and Jobi, which the product moves [PROP-25]. Whole numbers. */
export interface Sum {
  cents: number;
  jobis: number;
}

/** What the life cycle must know of the payment of an accepted proposal. */
export interface PaymentState {
  status: PaymentStatus;
  agreed: Sum;
  paid: Sum;
}

/** What happens to a payment; `balance` is what the payer owns in Jobi before the step. */
export type PaymentEvent =
  | { type: "euros.received"; by: PaymentActor; amount: number }
  | { type: "euros.corrected"; by: PaymentActor; amount: number }
  | { type: "jobis.sent"; by: PaymentActor; amount: number; balance: number }
  | { type: "jobis.returned"; by: PaymentActor; amount: number; balance: number };

/** What must happen in the same transaction. */
export type PaymentFollowUp =
  | { type: "jobis.moved"; from: "client" | "jobbeur"; to: "client" | "jobbeur"; amount: number }
  | { type: "side.notified"; side: "client" | "jobbeur" };

/** Why a step is refused. `AMOUNT_INVALID`: no whole number above zero; `AMOUNT_TOO_HIGH`: more than is open, or than was paid. */
export type PaymentRefusal = "FORBIDDEN" | "AMOUNT_INVALID" | "AMOUNT_TOO_HIGH" | "INSUFFICIENT_JOBI";
