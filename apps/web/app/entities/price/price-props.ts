import type { Mission } from "@jobami/api/missions/contract";
import type { PriceProps } from "@jobami/ui/Price";

type Priced = Pick<Mission, "amount" | "jobiAmount" | "paymentMethodType"> &
  Partial<Pick<Mission, "budgetType">>;

/** A mission's or proposal's price as the Price component takes it. */
export function priceProps(priced: Priced): PriceProps {
  const per = priced.budgetType === "horaire" ? ({ per: "hour" } as const) : {};
  if (priced.paymentMethodType === "jobis") return { jobis: priced.amount, ...per };
  return priced.jobiAmount > 0
    ? { euros: priced.amount, jobis: priced.jobiAmount, ...per }
    : { euros: priced.amount, ...per };
}
