import { domainToUnicode } from "node:url";

/** Letters of French and its neighbours: none of them is taken for another one. */
const readableDomain = /^[a-z0-9àáâãäåæçèéêëìíîïñòóôõöøœùúûüýÿß.-]+$/;

/**
 * An address as people read it: its domain in letters where they are those of our languages. What could be taken for another
 * domain stays in the form that mail travels by (« xn--… »).
 */
export function shownAddress(email: string): string {
  const at = email.lastIndexOf("@") + 1;
  const domain = email.slice(at);
  if (!domain.includes("xn--")) return email;
  const readable = domainToUnicode(domain);
  return readableDomain.test(readable) ? email.slice(0, at) + readable : email;
}
