/** An e-mail address, written as one or with its signs spelled out. */
const addresses =
  /[\p{L}\d._%+-]{1,64}\s?(?:@|\(at\)|\[at\]| arobase )\s?[\p{L}\d-]{1,63}(?:\s?(?:\.| point )\s?[\p{L}\d-]{1,63})+/giu;

/** A French phone number, its pairs of digits apart or not, also with the prefix of the country. */
const numbers = /(?<![\d])(?:(?:\+|00)\s*33[\s.\-/]*(?:\(0\)[\s.\-/]*)?|0)[1-9](?:[\s.\-/_]*\d{2}){4}(?!\d)/g;

/** Stands where a way to reach somebody was. */
export const contactMask = "[coordonnées masquées]";

/** A text without ways to reach somebody, and whether there were any. */
export function withoutContacts(text: string): { text: string; hasContacts: boolean } {
  const masked = text.replace(addresses, contactMask).replace(numbers, contactMask);
  return { text: masked, hasContacts: masked !== text };
}
