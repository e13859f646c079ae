import type { Mission } from "@jobami/api/missions/contract";

/** A price while it is typed: parts may still be missing. */
interface TypedPrice extends Pick<Mission, "paymentMethodType"> {
  amount: number | null;
  jobiAmount: number | null;
}

/** How many Jobi a price asks for. */
export function jobiAsked({ paymentMethodType, amount, jobiAmount }: TypedPrice): number {
  if (paymentMethodType === "euros") return 0;
  return (paymentMethodType === "jobis" ? amount : jobiAmount) ?? 0;
}

/** What who pays is warned of when a price asks for more Jobi than they have; the same text whatever is typed, so that it is spoken once. */
export function jobiShortageText(price: TypedPrice, balance: number): string | null {
  if (jobiAsked(price) <= balance) return null;
  const held = new Intl.NumberFormat("fr-FR").format(balance);
  return `Votre solde est de ${held}\u00a0Jobi\u00a0: c’est moins que ce prix. Vous pouvez continuer, mais il faudra les avoir pour payer le jobbeur.`;
}
