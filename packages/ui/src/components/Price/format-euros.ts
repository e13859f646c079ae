const euros = new Intl.NumberFormat("fr-FR", {
  style: "currency",
  currency: "EUR",
  trailingZeroDisplay: "stripIfInteger",
});

/** An amount of euros as a French reader writes it: « 30 € », « 12,50 € », « 1 240 € ». */
export function formatEuros(amount: number): string {
  return euros.format(amount);
}
