/** A word in its number: French counts in the plural from two on. `many` is for terms that do not take an s. */
export const inNumber = (count: number, one: string, many = `${one}s`): string =>
  Math.abs(count) < 2 ? one : many;

/** « 1 jour », « 2 jours », « 1,5 heure ». */
export const counted = (count: number, one: string, many?: string): string =>
  `${count.toLocaleString("fr-FR")}\u00a0${inNumber(count, one, many)}`;
