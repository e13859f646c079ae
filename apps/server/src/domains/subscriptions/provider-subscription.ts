import { extraOptions, type OptionKey, plans } from "@jobami/api/subscriptions/plans";
import type { ReportedStanding } from "@jobami/machines/money/subscription";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { ProviderSubscription } from "../../platform/payments/payments.port.ts";
import type { UsablePromo } from "../promocodes/promocodes.domain.ts";
import type { Account } from "../users/users.domain.ts";
import { lineNames, promoLine } from "./subscriptions.copy.ts";

/** What the provider's own word for a subscription means here. */
export function standingOf({ status, isEnding }: ProviderSubscription): ReportedStanding {
  if (status === "active" || status === "trialing") return isEnding ? "ending" : "running";
  if (status === "past_due") return "overdue";
  return status === "incomplete" ? "unpaid" : "over";
}

/** What the line of the plan is called on the bill. */
export function planLine(isHalf: boolean, promo: UsablePromo | null): string {
  if (promo !== null) return promoLine(promo.code, promo.percent);
  return isHalf ? lineNames.half : lineNames.plan;
}

/** Options that cost something on top of the plan. */
const extras = extraOptions(plans.premium, { isJobbeur: true });

/** The options that were bought, by what the provider keeps beside the subscription. */
export function optionsOf({ metadata }: ProviderSubscription): Record<string, boolean> {
  const bought = (metadata.options ?? "").split(",");
  return Object.fromEntries(extras.flatMap(({ key }) => (bought.includes(key) ? [[key, true]] : [])));
}

/** The options that a person asks for on top of the plan. Throws JOBBEUR_ONLY for one that would be of no use to them. */
export function chosenExtras(
  wanted: Readonly<Partial<Record<OptionKey, boolean>>>,
  account: Pick<Account, "userType"> | null,
): { key: string; prix: number }[] {
  const chosen = extras.filter(({ key }) => wanted[key as OptionKey] === true);
  const sold = extraOptions(plans.premium, { isJobbeur: account?.userType === "jobbeur" });
  if (chosen.some(({ key }) => sold.every((one) => one.key !== key))) throw new DomainError("JOBBEUR_ONLY");
  return chosen;
}
