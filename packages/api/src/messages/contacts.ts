/** A way to reach a person outside. */
export type ContactKind = "phone" | "email" | "link";

/** Where such a way stands in a text, in UTF-16 units. */
export interface FoundContact {
  start: number;
  length: number;
  kind: ContactKind;
}

const small = [
  "zero", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze", "douze", "treize",
  "quatorze", "quinze", "seize", "dix sept", "dix huit", "dix neuf",
] as const; // biome-ignore format: a table

/** The tens by their words, and how far each is counted on. */
const tens = [
  ["vingt", 20, 9],
  ["trente", 30, 9],
  ["quarante", 40, 9],
  ["cinquante", 50, 9],
  ["soixante", 60, 19],
  ["septante", 70, 9],
  ["quatre vingts", 80, 0],
  ["quatre vingt", 80, 19],
  ["huitante", 80, 9],
  ["octante", 80, 9],
  ["nonante", 90, 9],
] as const;

/** The numbers below a hundred as they are said, without accents or hyphens. */
const spelled = new Map<string, number>([
  ...small.map((word, value) => [word, value] as const),
  ["une", 1],
  ...tens.flatMap(([word, value, most]) => [
    [word, value] as const,
    ...Array.from({ length: most }, (_, at) => at + 1).flatMap((more) => [
      [`${word} ${small[more]}`, value + more] as const,
      [`${word} et ${small[more]}`, value + more] as const,
    ]),
  ]),
]);
const longestFirst = [...spelled.keys()].sort((one, other) => other.length - one.length);
/** Digits, a number in words, or the letter O before digits. */
const numeral = new RegExp(
  String.raw`\+?\d+|(?<![a-z])(?:${longestFirst.map((words) => words.replaceAll(" ", "[\\s-]")).join("|")})(?![a-z])|(?<![a-z])o(?=\d)`,
  "g",
);

/** A number of a text as the digits that it dictates. */
interface Dictated {
  digits: string;
  start: number;
  end: number;
}

/** Letter for letter as long as the text: lower case without accents. */
function plain(text: string): string {
  return Array.from({ length: text.length }, (_, at) => {
    const [base = ""] = (text[at] ?? "").toLowerCase().normalize("NFKD");
    return base.length === 1 ? base : " ";
  }).join("");
}

/** What a number counts: it is no part of a phone number. */
const counted =
  /^\s?(?:€|eur\b|euros?\b|h\b|h\d|heures?\b|min\b|minutes?\b|m2\b|m\b|metres?\b|cm\b|mm\b|km\b|kg\b|l\b|litres?\b|%|jobis?\b|ans?\b|jours?\b|semaines?\b|mois\b|fois\b|personnes?\b|pieces?\b|cartons?\b|etages?\b|janvier|fevrier|mars\b|avril|mai\b|juin|juillet|aout|septembre|octobre|novembre|decembre)/;
const day = /(?<![\d/.-])[0-3]?\d(?:\/[01]?\d\/(?:20)?\d{2}|[.-][01]?\d[.-]20\d{2})(?![\d/.-]\d|\d|\/)/g;

/** The numbers of a text in their order, in digits or in words; a null stands where one counts something. */
function dictated(text: string): (Dictated | null)[] {
  return [...text.matchAll(numeral)].map(({ 0: said, index: start }) => {
    const end = start + said.length;
    if (counted.test(text.slice(end, end + 20))) return null;
    const value = said === "o" ? 0 : spelled.get(said.replace(/[\s-]/g, " "));
    return { digits: value === undefined ? said : String(value), start, end };
  });
}

/** What may stand between two parts of a phone number. */
const between = /^[\s.,\-_/\\()*|•·:;+~'’"\u200b-\u200d\u2060\ufeff–—]{0,4}$/;
const french = /^0[1-9]\d{8}$/;
const abroad = /^(?:\+33|0033)0?[1-9]\d{8}$/;
const other = /^(?:\+|00)(?!33)[1-9]\d{8,13}$/;

/** The phone number that begins with the number at `from`: where it ends; null for none. */
function phoneFrom(text: string, numbers: readonly (Dictated | null)[], from: number): number | null {
  let digits = "";
  let end: number | null = null;
  let last: Dictated | null = null;
  for (const next of numbers.slice(from, from + 16)) {
    if (next === null || (last !== null && !between.test(text.slice(last.end, next.start)))) break;
    digits += last === null ? next.digits : next.digits.replace("+", "");
    last = next;
    if (french.test(digits) || abroad.test(digits) || other.test(digits)) end = next.end;
  }
  return end;
}

function findPhones(text: string): FoundContact[] {
  const numbers = dictated(text.replace(day, (part) => "#".repeat(part.length)));
  const found: FoundContact[] = [];
  let past = 0;
  for (const [from, first] of numbers.entries()) {
    if (first === null || first.start < past || !/^[0+]/.test(first.digits)) continue;
    const end = phoneFrom(text, numbers, from);
    if (end === null) continue;
    const start = text[first.start - 1] === "(" ? first.start - 1 : first.start;
    found.push({ start, length: end - start, kind: "phone" });
    past = end;
  }
  return found;
}

const providers =
  "gmail|googlemail|hotmail|outlook|live|msn|yahoo|ymail|orange|wanadoo|free|sfr|neuf|bbox|laposte|icloud|me|protonmail|proton|gmx|aol";
const endings =
  "fr|com|net|org|eu|be|ch|ca|io|app|info|biz|pro|shop|site|online|paris|dev|gg|ly|co|uk|de|es|it|lu|re|bzh|link|page|tv|xyz|me";
const dot = String.raw`(?:\s?[.,]\s?|\s?[([{]\s?(?:point|dot|\.)\s?[)\]}]\s?|\s+(?:point|dot)\s+)`;
const at = String.raw`(?:\s{0,2}@\s{0,2}|\s?[([{<]\s?(?:at|a|arobase|arobas|arrobase|@)\s?[)\]}>]\s?|\s+(?:arobase|arobas|arrobase|arobaze)\s+|\s*_at_\s*)`;
const name = String.raw`[a-z0-9](?:[a-z0-9_+%-]|\.(?=[a-z0-9]))*(?:\s(?:point|tiret|underscore)\s[a-z0-9_-]+)*`;
const emails = [
  new RegExp(String.raw`${name}${at}[a-z0-9-]+(?:${dot}[a-z0-9-]+)*?${dot}(?:${endings}|[a-z]{2,6})\b`, "g"),
  new RegExp(
    String.raw`${name}(?:${at}|\s+(?:at|chez|sur)\s+)(?:${providers})(?:${dot}(?:${endings})\b|\b)`,
    "g",
  ),
];
const links = [
  /\b(?:https?|hxxps?)\s?:\s?\/\/\S+/g,
  /\bwww\s?\.\s?[a-z0-9-]+(?:\s?\.\s?[a-z]{2,})?\S*/g,
  new RegExp(
    String.raw`(?<![\w@.-])(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?:${endings})(?![a-z0-9-])(?:[/?#]\S*)?`,
    "g",
  ),
  /\b[a-z0-9-]{3,}(?:\s+(?:point|dot)\s+|\s?[([{]\s?(?:point|dot|\.)\s?[)\]}]\s?)(?:fr|com|net|org|eu|io)\b(?:\s?\/\s?\S+)?/g,
];

/** « sur free. Je… » is no address: a provider said alone counts only before its ending, or after a sign. */
function isSpokenOnly(match: string): boolean {
  return /\s(?:chez|sur|at)\s/.test(match) && !new RegExp(`(?:${dot})(?:${endings})$`).test(match);
}

function findAll(text: string, patterns: readonly RegExp[], kind: ContactKind): FoundContact[] {
  return patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)]
      .filter(([match]) => !isSpokenOnly(match))
      .map((match): FoundContact => {
        const trimmed = match[0].replace(/[.,;:!?)\]»…\s]+$/, "");
        return { start: match.index, length: trimmed.length, kind };
      }),
  );
}

/**
 * Finds phone numbers, e-mail addresses and links in a French text, also when they are spelled out, spaced or disguised
 * [MSG-11]. In their order, never one over another.
 */
export function findContacts(text: string): FoundContact[] {
  const known = plain(text);
  const candidates = [
    ...findAll(known, emails, "email"),
    ...findAll(known, links, "link"),
    ...findPhones(known),
  ].sort((one, next) => one.start - next.start || next.length - one.length);
  const found: FoundContact[] = [];
  for (const candidate of candidates) {
    const last = found.at(-1);
    if (last === undefined || candidate.start >= last.start + last.length) found.push(candidate);
    else last.length = Math.max(last.length, candidate.start + candidate.length - last.start);
  }
  return found;
}

/** What stands for something hidden. */
export const hiddenMark = "•••••";

/** The text without what was found in it, and where its marks stand. */
export function hideContacts(
  text: string,
  found: readonly FoundContact[],
): { text: string; hidden: FoundContact[] } {
  const hidden: FoundContact[] = [];
  let shown = "";
  let from = 0;
  for (const { start, length, kind } of found) {
    shown += text.slice(from, start);
    hidden.push({ start: shown.length, length: hiddenMark.length, kind });
    shown += hiddenMark;
    from = start + length;
  }
  return { text: shown + text.slice(from), hidden };
}

/** The text in parts as they are drawn: plain words, and what is hidden or was found. */
export function partsOf(
  text: string,
  found: readonly FoundContact[],
): { text: string; kind: ContactKind | null }[] {
  const parts: { text: string; kind: ContactKind | null }[] = [];
  let from = 0;
  for (const { start, length, kind } of found) {
    if (start > from) parts.push({ text: text.slice(from, start), kind: null });
    parts.push({ text: text.slice(start, start + length), kind });
    from = start + length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), kind: null });
  return parts;
}
