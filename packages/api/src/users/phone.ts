import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { z } from "zod";

const words = "Ce numéro n’est pas complet. Exemples\u00a0: 0612345678, +32470123456.";

/** A telephone number as E.164, read as a French one where it names no country; null for none. */
export const phoneField = z
  .string(words)
  .trim()
  .max(40, "Ce numéro est trop long.")
  .transform((typed, context) => {
    const number = parsePhoneNumberFromString(typed, { defaultCountry: "FR", extract: false });
    if (number?.isValid() && number.ext === undefined) return number.number as string;
    context.addIssue({ code: "custom", message: words });
    return z.NEVER;
  })
  .nullable();

/** A number in the words of its country where that is France, else with the country in front. */
export function phoneWords(e164: string): string {
  const number = parsePhoneNumberFromString(e164);
  if (number === undefined) return e164;
  return number.countryCallingCode === "33" ? number.formatNational() : number.formatInternational();
}
