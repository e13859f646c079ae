import type { VatRate } from "@jobami/api/billing/routes";

/** What of a price with VAT is VAT, in whole cents: what is left when the price without it was rounded, halves upwards. */
export function vatWithin(cents: number, rate: VatRate): number {
  const parts = 10_000 + rate;
  const doubled = 2 * cents * 10_000 + parts;
  return cents - (doubled - (doubled % (2 * parts))) / (2 * parts);
}
