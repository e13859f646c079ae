import { foldedTerms } from "@jobami/api/http/folded";

/**
 * What a person typed of their need where it says more than the service that they chose from it: « garder mon chat » beside « Visite à
 * domicile ». Empty where it was only the beginning of the service's name.
 */
export function typedNeed(typed: string, serviceLabel: string): string {
  const named = foldedTerms(serviceLabel);
  const isNameBegun = foldedTerms(typed).every((term) => named.some((word) => word.startsWith(term)));
  return isNameBegun ? "" : typed.trim();
}

const mostTitle = 120;

/** The same as the beginning of a mission's title. */
export function titleOfNeed(need: string): string {
  const line = need.replace(/\p{C}/gu, " ").trim().slice(0, mostTitle);
  return line.charAt(0).toLocaleUpperCase("fr-FR") + line.slice(1);
}
