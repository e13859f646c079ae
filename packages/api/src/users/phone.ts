import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { z } from "zod";

const message = "Ce numéro n’est pas complet. Exemples\u00a0: 0612345678, +32470123456.";

/**
 * The numbers of France that are reached from abroad by another prefix, by how they begin (Arcep’s numbering plan), with what stands in the
 * place of that beginning. Those of the Pacific are no part of the plan: without their prefix nothing identifies them.
 */
const ownPrefixes = new Map([
  ...["262", "263", "269", "639", "692", "693"].map((begin) => [begin, `+262${begin}`] as const),
  ...["590", "690", "691"].map((begin) => [begin, `+590${begin}`] as const),
  ...["594", "694"].map((begin) => [begin, `+594${begin}`] as const),
  ...["596", "696", "697"].map((begin) => [begin, `+596${begin}`] as const),
  ["508", "+508"],
]);

/** A number as E.164 with the prefix of where it is: overseas, its ten digits state it. */
function withOwnPrefix(e164: string): string {
  const [, begin = "", rest = ""] = /^\+33(\d{3})(\d{6})$/.exec(e164) ?? [];
  const own = ownPrefixes.get(begin);
  return own === undefined ? e164 : `${own}${rest}`;
}

/** A telephone number as E.164, read as a French one where it names no country; null for none. */
export const phoneField = z
  .string(message)
  .trim()
  .max(40, "Ce numéro est trop long.")
  .transform((typed, context) => {
    const number = parsePhoneNumberFromString(typed, { defaultCountry: "FR", extract: false });
    if (number?.isValid() && number.ext === undefined) return withOwnPrefix(number.number);
    context.addIssue({ code: "custom", message });
    return z.NEVER;
  })
  .nullable();

/** A number as its country writes it where that is France, else with the country in front. */
export function phoneText(e164: string): string {
  const number = parsePhoneNumberFromString(withOwnPrefix(e164));
  if (number === undefined) return e164;
  return number.countryCallingCode === "33" ? number.formatNational() : number.formatInternational();
}
