import type { Mission } from "@jobami/api/missions/contract";

type Priced = Pick<Mission, "amount" | "jobiAmount" | "paymentMethodType" | "budgetType">;

const euros = new Intl.NumberFormat("fr-FR", {
  style: "currency",
  currency: "EUR",
  trailingZeroDisplay: "stripIfInteger",
});
const count = new Intl.NumberFormat("fr-FR");

/** A price inside a sentence: « 75 € », « 30 € et 4 Jobi », « 22 € de l’heure ». */
export function priceText({ amount, jobiAmount, paymentMethodType, budgetType }: Priced): string {
  const jobis = (number: number) => `${count.format(number)}\u00a0Jobi`;
  const per = budgetType === "horaire" ? " de l’heure" : "";
  if (paymentMethodType === "jobis") return jobis(amount) + per;
  const money = euros.format(amount);
  return (jobiAmount > 0 ? `${money} et ${jobis(jobiAmount)}` : money) + per;
}

/** Cents and Jobi inside a sentence: « 30 € et 4 Jobi », « 0 € ». */
export function sumText({ cents, jobis }: { cents: number; jobis: number }): string {
  const of = { budgetType: "fixe" } as const;
  if (cents === 0 && jobis > 0)
    return priceText({ amount: jobis, jobiAmount: 0, paymentMethodType: "jobis", ...of });
  return priceText({ amount: cents / 100, jobiAmount: jobis, paymentMethodType: "hybrid", ...of });
}
