import type { VatRate, VatRegime } from "./routes.ts";

/** What of a line is counted: thousandths of a unit, cents a unit, hundredths of a percent. What is not typed yet counts as nothing. */
export interface CountedLine {
  quantity: number | null;
  unitCents: number | null;
  vat: VatRate;
  discount: number;
}

/** What falls under one rate, in cents. */
export interface VatShare {
  rate: VatRate;
  base: number;
  vat: number;
}

/** What a document comes to, in cents; `shares` by rate, the highest first. */
export interface Totals {
  net: number;
  vat: number;
  total: number;
  shares: VatShare[];
}

/** A whole quotient, halves upwards; exact, where a division of floating point is not. Both are whole and not negative. */
function roundedQuotient(dividend: number, divisor: number): number {
  const rest = dividend % divisor;
  return (dividend - rest) / divisor + (rest * 2 >= divisor ? 1 : 0);
}

/** A line without VAT, in whole cents: its price rounded once, then its discount rounded once and taken off. */
export function lineNet({ quantity, unitCents, discount }: Omit<CountedLine, "vat">): number {
  const gross = roundedQuotient((quantity ?? 0) * (unitCents ?? 0), 1000);
  return gross - roundedQuotient(gross * discount, 10_000);
}

/**
 * What lines come to, in whole cents. A line is rounded to the cent; VAT is not rounded line by line but once a rate, over the sum of
 * the lines under it. That is rule BR-CO-17 of the European norm of electronic invoices (EN 16931-1: « VAT category tax amount = VAT
 * category taxable amount × rate / 100, rounded to two decimals »), where a sum of rounded lines would drift by a cent a line.
 * Under the franchise nothing is added, whatever rates lines have.
 */
export function totalsOf(lines: readonly CountedLine[], regime: VatRegime): Totals {
  const bases = new Map<VatRate, number>();
  for (const line of lines) {
    const rate = regime === "franchise" ? 0 : line.vat;
    bases.set(rate, (bases.get(rate) ?? 0) + lineNet(line));
  }
  const shares = [...bases]
    .sort(([one], [other]) => other - one)
    .map(([rate, base]) => ({ rate, base, vat: roundedQuotient(base * rate, 10_000) }));
  const net = shares.reduce((sum, { base }) => sum + base, 0);
  const vat = shares.reduce((sum, share) => sum + share.vat, 0);
  return { net, vat, total: net + vat, shares };
}

/**
 * What credit notes leave of an invoice, in cents without VAT by rate; below zero where they take more than it has. An invoice is
 * corrected rate by rate: VAT that it does not show cannot be given back.
 */
export function basesLeft(
  invoice: readonly VatShare[],
  notes: readonly (readonly VatShare[])[],
): Map<VatRate, number> {
  const left = new Map(invoice.map(({ rate, base }) => [rate, base]));
  for (const { rate, base } of notes.flat()) left.set(rate, (left.get(rate) ?? 0) - base);
  return left;
}
