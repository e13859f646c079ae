const perCent = new Intl.NumberFormat("fr-FR", { style: "percent", maximumFractionDigits: 0 });

/** The part that is done, 0 to 1, whatever the figures state. */
export function share(value: number, max: number): number {
  return max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0;
}

/** A part as French text: « 40 % ». Never « 100 % » before the end, nor « 0 % » after the start. */
export function shareText(part: number): string {
  if (part > 0 && part < 0.01) return perCent.format(0.01);
  return perCent.format(part < 1 ? Math.min(part, 0.99) : part);
}
