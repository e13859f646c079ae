import { type PaymentMethod, toCents } from "@jobami/api/http/money";
import { sql } from "drizzle-orm";

/** A price as the contract states it: euros, or Jobi for `jobis`; `jobiAmount` beside the euros of a hybrid one. */
export interface Price {
  amount: number;
  jobiAmount: number;
  paymentMethodType: PaymentMethod;
}

/** A price as rows keep it: whole cents and whole Jobi. One in Jobi stands in `jobis` alone, a hybrid one in both. */
export function priceColumns({ amount, jobiAmount, paymentMethodType: paymentMethod }: Price) {
  return paymentMethod === "jobis"
    ? { amountCents: 0, jobis: amount, paymentMethod }
    : { amountCents: toCents(amount), jobis: jobiAmount, paymentMethod };
}

/** Reads the amount of a stored price back, over the row `alias`. */
export const amountJson = (alias: string) =>
  sql.raw(
    `case when ${alias}.payment_method = 'jobis' then ${alias}.jobis::numeric else trim_scale(${alias}.amount_cents / 100.0) end`,
  );

/** Reads the Jobi beside the euros of a stored price back, over the row `alias`. */
export const jobiAmountJson = (alias: string) =>
  sql.raw(`case when ${alias}.payment_method = 'hybrid' then ${alias}.jobis else 0 end`);
