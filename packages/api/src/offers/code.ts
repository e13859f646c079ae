import { withoutBreaks } from "../http/typed-code.ts";

/** Letters of typed codes: none that resembles another one, or a digit. */
export const codeLetters = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
/** How many of them a typed code has. */
export const codeLength = 10;

const address = /\/valider\/([^/?#]+)/;
const typed = new RegExp(`^[${codeLetters}]{${codeLength}}$`);

/**
 * What a camera read or a person typed, as the server knows it: the 32 hexadecimal digits of a QR code, or a typed code's ten letters.
 * Spaces, hyphens and case do not matter; of an address, what follows `/valider/` counts. Null for what is no code.
 */
export function readCode(text: string): string | null {
  const typedCode = (address.exec(text)?.[1] ?? text).trim();
  if (/^[\da-f]{32}$/i.test(typedCode)) return typedCode.toLowerCase();
  const letters = withoutBreaks(typedCode).toUpperCase();
  return typed.test(letters) ? letters : null;
}

/** A typed code as people read it, in two groups of five letters. */
export const spacedCode = (code: string): string => `${code.slice(0, 5)} ${code.slice(5)}`;
