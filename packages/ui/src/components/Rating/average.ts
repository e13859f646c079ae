const oneDecimal = new Intl.NumberFormat("fr-FR", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

const whole = new Intl.NumberFormat("fr-FR");

/** How many opinions: « 1 086 avis ». */
export const countText = (count: number, space = " ") => `${whole.format(count)}${space}avis`;

/** An average as people read it: « 4,8 ». */
export function tenths(value: number): string {
  return oneDecimal.format(Math.min(Math.max(value, 0), 5));
}

/** An average as people hear it: « 4,8 sur 5, 86 avis ». */
export function averageText(value: number, count?: number): string {
  const average = `${tenths(value)} sur 5`;
  return count === undefined ? average : `${average}, ${countText(count)}`;
}
