import { withoutBreaks } from "../http/typed-code.ts";

/** Letters of typed codes: none that looks like another one, or like a digit. */
export const codeLetters = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
/** How many of them a typed code has. */
export const codeLength = 10;

const address = /\/valider\/([^/?#]+)/;
const typed = new RegExp(`^[${codeLetters}]{${codeLength}}$`);

/**
 * What a camera read or somebody typed, as the server knows it: the 32 hexadecimal digits of a QR code, or a typed code's ten letters.
 * Spaces, hyphens and case do not matter; of an address, what follows `/valider/` counts. Null for what is no code.
 */
export function readCode(text: string): string | null {
  const said = (address.exec(text)?.[1] ?? text).trim();
  if (/^[\da-f]{32}$/i.test(said)) return said.toLowerCase();
  const letters = withoutBreaks(said).toUpperCase();
  return typed.test(letters) ? letters : null;
}

/** A typed code as people read it, in two groups of five letters. */
export const codeWords = (code: string): string => `${code.slice(0, 5)} ${code.slice(5)}`;
