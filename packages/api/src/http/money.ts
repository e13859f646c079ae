import { z } from "zod";

/** PROP-14: how a mission is paid; euros unless stated otherwise. `hybrid` is euros and Jobi together. */
export const paymentMethods = ["euros", "jobis", "hybrid"] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** The most a mission or proposal can be worth, in euros and in Jobi. */
export const maxEuros = 100_000;
export const maxJobis = 100_000;

/** Whole cents as euros, from `min` on: what lies a little beside a cent is none. */
const eurosFrom = (min: number, message: string) =>
  z
    .number(message)
    .min(min, message)
    .max(maxEuros, "Le montant doit être de 100\u202f000 au plus.")
    .refine((euros) => toEuros(toCents(euros)) === euros, "Deux décimales au plus.");

/** Euros (two decimals at most) for `euros` and `hybrid`; whole Jobi for `jobis`. */
export const amountField = eurosFrom(0.01, "Indiquez un montant supérieur à 0.");

/** The same where nothing may be the answer too. */
export const amountOrNoneField = eurosFrom(0, "Indiquez un montant.");

/** Whole Jobi paid beside the euros of a `hybrid` price; 0 otherwise. */
export const jobiAmountField = z
  .int("Les Jobi se comptent en unités entières.")
  .min(0, "Les Jobi ne peuvent pas être négatifs.")
  .max(maxJobis, "Le nombre de Jobi doit être de 100 000 au plus.");

export const paymentMethodField = z.enum(paymentMethods, "Choisissez euros, Jobi ou les deux.");

interface Price {
  amount: number;
  jobiAmount?: number | undefined;
  paymentMethodType: PaymentMethod;
}

/** A price whose parts agree: whole Jobi for `jobis`, Jobi beside euros only for `hybrid`. */
export function checkPrice(price: Price, context: z.RefinementCtx): void {
  if (price.paymentMethodType === "jobis" && !Number.isInteger(price.amount))
    context.addIssue({
      code: "custom",
      path: ["amount"],
      message: "Les Jobi se comptent en unités entières.",
    });
  if (price.paymentMethodType !== "hybrid" && (price.jobiAmount ?? 0) > 0)
    context.addIssue({
      code: "custom",
      path: ["jobiAmount"],
      message: "Des Jobi ne s’ajoutent qu’à un paiement mixte.",
    });
}

/** Euros to whole cents. */
export function toCents(euros: number): number {
  return Math.round(euros * 100);
}

/** Whole cents to euros. */
export function toEuros(cents: number): number {
  return cents / 100;
}
