import type { PlanFeatures, PlanName } from "./options.ts";

/** What premium can give, by key; each is asked for on the server where it counts. */
export const optionKeys = ["reponses_types", "aide_prioritaire", "realisations", "statistiques"] as const;
export type OptionKey = (typeof optionKeys)[number];

/** A plan as it is sold: its price a month in cents, and what it gives; `prix` is what an option costs on top, in cents a month. */
export interface Plan {
  prixDeBase: number;
  features: Readonly<Record<string, { included: boolean; prix?: number | undefined }>>;
}

/** The other shape in which plans are written; both declare the same [SUB-08]. */
export interface NamedPlan {
  id: PlanName;
  name: string;
  price: number;
  features: Plan["features"];
}

/** Both plans, by name. */
export type Plans = Readonly<Record<PlanName, Plan>>;

/** The two plans there are [SUB-02], in cents a month. */
export const plans = {
  gratuit: {
    prixDeBase: 0,
    features: {
      reponses_types: { included: false },
      aide_prioritaire: { included: false },
      realisations: { included: false },
      statistiques: { included: false },
    },
  },
  premium: {
    prixDeBase: 490,
    features: {
      reponses_types: { included: true },
      aide_prioritaire: { included: true },
      realisations: { included: false, prix: 150 },
      statistiques: { included: true },
    },
  },
} as const satisfies Plans;

/** So many accounts, the first to be made, pay half of the plan's own price for life [SUB-15]. */
export const halfPriceAccounts = 500;

/** What the premium plan costs a person a month, in cents; options cost everybody the same. */
export function premiumPrice(isHalf: boolean): number {
  return isHalf ? Math.floor(plans.premium.prixDeBase / 2) : plans.premium.prixDeBase;
}

/** What the plan costs with a promo code of so many percent, in cents a month. */
export function promoPrice(percent: number): number {
  return Math.floor((plans.premium.prixDeBase * (100 - percent)) / 100);
}

/**
 * What the plan costs a person who gives a code: the better one of the code and of the half price for life [SUB-15], never both.
 * A code that is not better does not count, and is not used up.
 */
export function bestPrice(isHalf: boolean, percent: number): { cents: number; applies: "code" | "half" } {
  const [own, coded] = [premiumPrice(isHalf), promoPrice(percent)];
  return isHalf && own <= coded ? { cents: own, applies: "half" } : { cents: coded, applies: "code" };
}

/** What only serves people who offer services: their work is shown, and they alone have some. */
const optionsOfJobbeurs: ReadonlySet<string> = new Set<OptionKey>(["realisations"]);

/** Whether an option is of use to a person. */
export const isOfUse = (key: string, { isJobbeur }: { isJobbeur: boolean }): boolean =>
  isJobbeur || !optionsOfJobbeurs.has(key);

/** The options that a person may buy on top of the plan, with their price a month in cents. */
export function extraOptions(
  { features }: Plan,
  of: { isJobbeur: boolean },
): { key: string; prix: number }[] {
  return Object.entries(features).flatMap(([key, { included, prix }]) =>
    included || prix === undefined || !isOfUse(key, of) ? [] : [{ key, prix }],
  );
}

/** Plans by name, from either shape [SUB-08]. Throws when one of the two is missing. */
export function readPlans(received: Plans | readonly NamedPlan[]): Plans {
  if (!isNamed(received)) return received;
  const of = (name: PlanName): Plan => {
    const found = received.find(({ id }) => id === name);
    if (found === undefined) throw new Error(`The plan ${name} is missing.`);
    return { prixDeBase: found.price, features: found.features };
  };
  return { gratuit: of("gratuit"), premium: of("premium") };
}

const isNamed = (received: Plans | readonly NamedPlan[]): received is readonly NamedPlan[] =>
  Array.isArray(received);

/** What plans give, as the look-up of options wants it. */
export function featuresOf({ gratuit, premium }: Plans): Record<PlanName, PlanFeatures> {
  return { gratuit: gratuit.features, premium: premium.features };
}
