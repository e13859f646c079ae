import { findContacts } from "@jobami/api/messages/contacts";
import type { ReportedKind } from "@jobami/api/reports/routes";

/** What the filter notices in a text. */
export type FilterSign = "contacts" | "links" | "insults" | "repetition";

/**
 * What the filter notices where. A mission may link to what is to be mounted, and a partner declares where they are found; what is hidden
 * in messages and reviews anyway is not reported again.
 */
export const noticedIn: Record<ReportedKind, readonly FilterSign[]> = {
  comment: ["contacts", "links", "insults", "repetition"],
  mission: ["contacts", "insults", "repetition"],
  profile: ["contacts", "links", "insults", "repetition"],
  offer: ["insults", "repetition"],
  review: ["insults", "repetition"],
  picture: ["contacts", "insults"],
  message: [],
};

const signLabels: Record<FilterSign, string> = {
  contacts: "coordonnées",
  links: "liens",
  insults: "insultes",
  repetition: "répétition",
};

/** Insults, as they stand without accents; a plural or a feminine ending may follow. */
const insults = [
  "connard", "connasse", "salope", "salaud", "salopard", "encule", "enfoire", "batard", "abruti", "cretin", "debile",
  "pute", "fils de pute", "pouffiasse", "petasse", "bouffon", "tocard", "raclure", "negre",
  "negro", "bougnoule", "youpin", "pede", "tapette", "gouine", "sale arabe", "sale juif", "sale noir",
  "sale race", "sale pute", "sale con", "gros con", "pauvre con", "espece de con", "ta gueule", "ferme ta gueule",
  "nique ta mere", "ntm", "fdp", "va te faire", "je vais te tuer", "je vais te frapper",
] as const; // biome-ignore format: a table

const insulting = new RegExp(
  `(?<![a-z0-9])(?:${insults.map((text) => text.replaceAll(" ", " ")).join("|")})(?:e|s|es)?(?![a-z0-9])`,
);

/** Lower case without accents; what else is no letter and no digit is a blank, so that « c.o.n » stays apart. */
const plain = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim();

/** How often the same text by the same person is written before it counts as repeated. */
const leastRepeats = 3;
const longLetter = /(\p{L}|!|\?)\1{9,}/u;

function isRepeated(text: string, earlier: readonly string[]): boolean {
  const plainText = plain(text);
  if (longLetter.test(text)) return true;
  const parts = plainText.split(" ");
  const isOneWord = parts.length >= 8 && new Set(parts).size <= Math.ceil(parts.length / 6);
  // A short « Oui, merci. » is stated often.
  const isSame =
    plainText.length >= 15 && earlier.filter((one) => plain(one) === plainText).length >= leastRepeats - 1;
  return isOneWord || isSame;
}

/** What is to be looked at in a text that a person wrote for others; `earlier`: what they wrote before. Nothing is ever deleted for it. */
export function signsOf(text: string, earlier: readonly string[]): FilterSign[] {
  const found = findContacts(text);
  const signs: [FilterSign, boolean][] = [
    ["contacts", found.some(({ kind }) => kind !== "link")],
    ["links", found.some(({ kind }) => kind === "link")],
    ["insults", insulting.test(plain(text))],
    ["repetition", isRepeated(text, earlier)],
  ];
  return signs.filter(([, isThere]) => isThere).map(([sign]) => sign);
}

/** What the list shows of it. */
export function filterReason(signs: readonly FilterSign[]): string {
  return `Filtre automatique\u00a0: ${signs.map((sign) => signLabels[sign]).join(", ")}`;
}
