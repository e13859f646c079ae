/** The plans of the product. */
export type PlanName = "gratuit" | "premium";

/** What a plan gives, by option key. */
export type PlanFeatures = Readonly<Record<string, { included: boolean }>>;

/** Where a person stands: their plan, and what was agreed with them alone, by option key [SUB-10]. */
export interface SubscriptionStanding {
  plan: PlanName;
  options: Readonly<Record<string, boolean>>;
}

/**
 * Whether a person has an option: of a premium person what was agreed with them, else what the premium plan includes;
 * of anybody else what the gratuit plan includes. An option that no plan knows is not had.
 */
export function hasOption(
  standing: SubscriptionStanding,
  plans: Readonly<Record<PlanName, PlanFeatures>>,
  option: string,
): boolean {
  const isIncluded = Object.hasOwn(plans[standing.plan], option)
    ? plans[standing.plan][option]?.included === true
    : false;
  if (standing.plan !== "premium" || !Object.hasOwn(standing.options, option)) return isIncluded;
  return standing.options[option] === true;
}
