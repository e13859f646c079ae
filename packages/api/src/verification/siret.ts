/** La Poste numbers its branches by another rule than its seat: their digits add up to a multiple of 5. */
const laPoste = "356000000";

/** Stated where 14 digits are no SIRET. */
export const wrongSiret = "Ce numéro n’est pas un SIRET\u00a0: vérifiez ses 14\u00a0chiffres.";

/** A SIRET as it is stored: 14 digits without the blanks that people write between them. */
export function bareSiret(text: string): string {
  return text.replace(/[\s\u00a0\u202f.-]/g, "");
}

/** Whether 14 digits are a SIRET by their check digit: Luhn's rule, and that of La Poste. */
export function isSiret(digits: string): boolean {
  if (!/^\d{14}$/.test(digits) || /^0+$/.test(digits)) return false;
  const numbers = [...digits].map(Number);
  if (digits.startsWith(laPoste) && numbers.reduce((sum, digit) => sum + digit, 0) % 5 === 0) return true;
  const sum = numbers.reverse().reduce((total, digit, place) => {
    const counted = place % 2 === 0 ? digit : digit * 2;
    return total + (counted > 9 ? counted - 9 : counted);
  }, 0);
  return sum % 10 === 0;
}
