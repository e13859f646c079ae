/** La Poste numbers its branches by another rule: their digits add up to a multiple of 5. */
const laPoste = "356000000";

/** A SIRET as it is stored: 14 digits without the blanks that people write between them. */
export function bareSiret(text: string): string {
  return text.replace(/[\s\u00a0\u202f.-]/g, "");
}

/** Whether 14 digits are a SIRET by their check digit: Luhn's rule, and that of La Poste. */
export function isSiret(digits: string): boolean {
  if (!/^\d{14}$/.test(digits) || /^0+$/.test(digits)) return false;
  const numbers = [...digits].map(Number);
  if (digits.startsWith(laPoste)) return numbers.reduce((sum, digit) => sum + digit, 0) % 5 === 0;
  const sum = numbers.reverse().reduce((total, digit, place) => {
    const counted = place % 2 === 0 ? digit : digit * 2;
    return total + (counted > 9 ? counted - 9 : counted);
  }, 0);
  return sum % 10 === 0;
}
