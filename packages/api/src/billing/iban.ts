/** An IBAN or a VAT number as it is stored: capitals and digits without blanks. */
export const bareCode = (text: string): string => text.replace(/[\s\u00a0\u202f]/g, "").toUpperCase();

/** Whether letters and digits are an IBAN by their check digits (ISO 13616, ISO 7064 MOD 97-10); a French one has 27 characters. */
export function isIban(bare: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(bare) || (bare.startsWith("FR") && bare.length !== 27))
    return false;
  const turned = `${bare.slice(4)}${bare.slice(0, 4)}`;
  let rest = 0;
  for (const letter of turned) {
    const value = Number.parseInt(letter, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
}

/** An IBAN as people read it: groups of four. */
export const spacedIban = (bare: string): string => bare.replace(/.{4}/g, "$&\u00a0").trimEnd();

/** Whether this is a VAT number of a SIREN: FR, the key (12 + 3 × SIREN mod 97) mod 97, the SIREN. */
export function isFrenchVatNumber(bare: string): boolean {
  const found = /^FR(\d{2})(\d{9})$/.exec(bare);
  if (found === null) return false;
  const [, key, siren] = found;
  return Number(key) === (12 + 3 * (Number(siren) % 97)) % 97;
}
