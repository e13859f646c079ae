const beyondAscii = /[^ -~]/;
const lettersOfDomain = /^[\p{L}\p{M}\p{N}.。．｡-]+$/u;
const latin = /\p{Script=Latin}/u;
const likeLatin = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;

/** Most letters of one part of a domain (RFC 1035), and of a whole one. */
const mostOfLabel = 63;
const mostOfDomain = 253;

/** Whether a part of a domain mixes Latin letters with ones of another alphabet that look the same. */
const isDisguised = (label: string): boolean => latin.test(label) && likeLatin.test(label);

/** A domain as machines know it (IDNA, by the URL standard); null where it is none. */
function domainInAscii(domain: string): string | null {
  if (domain.length > mostOfDomain) return null;
  if (!beyondAscii.test(domain) && !domain.includes("xn--")) return domain;
  const composed = domain.normalize("NFC");
  if (!lettersOfDomain.test(composed) || composed.split(".").some(isDisguised)) return null;
  const address = `http://${composed}`;
  return URL.canParse(address) ? new URL(address).hostname : null;
}

/**
 * The one spelling of an address: small letters, and its domain in the ASCII form that mail travels by (« société.fr » is
 * « xn--socit-esab.fr »). What is no address is given back as it is, without blanks around it, for the checks that follow.
 */
export function emailInAscii(typed: string): string {
  const email = typed.trim().toLowerCase();
  const at = email.lastIndexOf("@") + 1;
  const domain = at === 0 ? null : domainInAscii(email.slice(at));
  if (domain === null || domain.split(".").some((label) => label.length > mostOfLabel)) return email;
  return email.slice(0, at) + domain;
}

/** Whether the part before the « @ » has letters that mail does not carry to every provider: accents, other alphabets. */
export const hasForeignLocalPart = (email: string): boolean =>
  beyondAscii.test(email.slice(0, Math.max(0, email.lastIndexOf("@"))));
