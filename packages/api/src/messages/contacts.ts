import { hiddenMark } from "../masking/mark.ts";

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

/** The tens by their spelling, and how far each is counted on. */
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

/** The numbers below a hundred and how they are spelled, without accents. */
const spokenNumbers: readonly (readonly [spelling: string, value: number])[] = [
  ...small.map((word, value) => [word, value] as const),
  ["une", 1],
  ...tens.flatMap(([word, value, most]) => [
    [word, value] as const,
    ...Array.from({ length: most }, (_, at) => at + 1).flatMap((more) => [
      [`${word} ${small[more]}`, value + more] as const,
      [`${word} et ${small[more]}`, value + more] as const,
    ]),
  ]),
];
const glued = (spelling: string) => spelling.replace(/[\s-]/g, "");
/** What they are by their letters alone: people write « vingt-deux », « vingt deux » and « vingtdeux ». */
const spelled = new Map(spokenNumbers.map(([spelling, value]) => [glued(spelling), value]));
/** A word that numbers are made of: nothing else may touch one. */
const numberWord = [...new Set(spokenNumbers.flatMap(([spelling]) => spelling.split(" ")))].join("|");

/** Digits, a spelled-out number or a letter that stands for a digit; « plus » before the number of a country too. */
function numerals(numbers: typeof spokenNumbers): RegExp {
  const spelledNumber = numbers
    .map(([spelling]) => spelling.replaceAll(" ", "[\\s-]?"))
    .sort((one, other) => other.length - one.length)
    .join("|");
  const spelling = `(?:(?<![a-z])|(?<=${numberWord}))(?:${spelledNumber})(?=(?:${numberWord}){0,20}(?![a-z]))`;
  // The O before a numeral, the I or L between digits.
  const lookalike = String.raw`(?<![a-z])o(?=\d|\s(?:${spelledNumber})(?![a-z]))|(?<=\d)[il](?=\d)`;
  const country = String.raw`\bplus(?=\s(?:33|trente[\s-]trois)\b)`;
  return new RegExp(String.raw`\+\s?\d+|\d+|${spelling}|${country}|${lookalike}`, "g");
}

/** « soixante onze » is 71 to one, 60 and 11 to another. */
const readings = [
  numerals(spokenNumbers),
  numerals(
    spokenNumbers.filter(([spelling, value]) => !spelling.includes(" ") || value % 20 < 10 || value < 70),
  ),
];
/** What a letter or a word of those stands for. */
const spokenAs = new Map([
  ["o", "0"],
  ["i", "1"],
  ["l", "1"],
  ["plus", "+"],
]);

/** A number of a text as the digits that it dictates. */
interface Dictated {
  digits: string;
  start: number;
  end: number;
}

/** Unit for unit as long as the text: lower case without accents, decorated letters and digits (𝟎, ①) as plain ones. */
function plain(text: string): string {
  return Array.from(text, (letter) => {
    const [base = ""] = letter.toLowerCase().normalize("NFKD");
    return (base.length === 1 ? base : " ").padEnd(letter.length, "\u200b");
  }).join("");
}

/** What a number counts: it is no part of a phone number. */
const counted =
  /^\s?(?:€|eur\b|euros?\b|h\b|h\d|heures?\b|min\b|minutes?\b|m2\b|m\b|metres?\b|cm\b|mm\b|km\b|kg\b|l\b|litres?\b|%|jobis?\b|ans?\b|jours?\b|semaines?\b|mois\b|fois\b|personnes?\b|pieces?\b|cartons?\b|etages?\b|janvier|fevrier|mars\b|avril|mai\b|juin|juillet|aout|septembre|octobre|novembre|decembre)/;
const day = /(?<![\d/.-])[0-3]?\d(?:\/[01]?\d\/(?:20)?\d{2}|[.-][01]?\d[.-]20\d{2})(?![\d/.-]\d|\d|\/)/g;

/** The numbers of a text as one reads it, in their order; a null stands where one counts something. */
function dictated(text: string, numeral: RegExp): (Dictated | null)[] {
  return [...text.matchAll(numeral)].map(({ 0: spokenNumbers, index: start }) => {
    const end = start + spokenNumbers.length;
    if (counted.test(text.slice(end, end + 20))) return null;
    const value =
      spokenAs.get(spokenNumbers) ?? spelled.get(glued(spokenNumbers)) ?? spokenNumbers.replace(/\s/, "");
    return { digits: String(value), start, end };
  });
}

/** What may stand between two parts of a phone number: signs, what makes a key of a digit, « puis ». */
const sign = String.raw`[<>\s.,\-_/\\()[\]{}*|•·:;+=~'’"…\u200b-\u200d\u2060\u20e3\ufe0f\ufeff–—]`;
const between = new RegExp(`^${sign}{0,6}(?:(?:et|puis|ensuite|apres)${sign}{1,4}){0,2}$`);
const french = /^0[1-9]\d{8}$/;
const abroad = /^(?:(?:\+33|0033)0?[1-9]|33[67])\d{8}$/;
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

/** « les 02, 05, 09, 12 et 16 », « départements 01, 38, 42, 69, 73 »: days and places that are enumerated. */
function isEnumeration(text: string, start: number, end: number): boolean {
  const listed = text.slice(start, end);
  if (/^\d{2}(?:,\s?\d{2}){3,}\s(?:et|ou)\s\d{2}$/.test(listed)) return true;
  const named = /(?:departements?|dates|les|lots|semaines?)\s?:?\s?$/.test(
    text.slice(Math.max(0, start - 20), start),
  );
  return named && /^\d{2}(?:,\s?\d{2})+$/.test(listed);
}

function findPhones(text: string, numeral: RegExp): FoundContact[] {
  const numbers = dictated(
    text.replace(day, (part) => "#".repeat(part.length)),
    numeral,
  );
  const found: FoundContact[] = [];
  let past = 0;
  for (const [from, first] of numbers.entries()) {
    if (first === null || first.start < past || !/^(?:[0+]|33)/.test(first.digits)) continue;
    const end = phoneFrom(text, numbers, from);
    if (end === null) continue;
    if (isEnumeration(text, first.start, end)) continue;
    const start = text[first.start - 1] === "(" ? first.start - 1 : first.start;
    found.push({ start, length: end - start, kind: "phone" });
    past = end;
  }
  return found;
}

const providers =
  "gmail|googlemail|hotmail|outlook|live|msn|yahoo|ymail|orange|wanadoo|free|sfr|neuf|bbox|laposte|icloud|me|protonmail|proton|gmx|aol";
const endings =
  "fr|com|net|org|eu|be|ch|ca|io|app|info|biz|pro|shop|site|online|paris|dev|gg|gl|ee|ly|co|uk|de|es|it|lu|re|bzh|link|page|tv|xyz|me";
const networks =
  "insta|instagram|snap|snapchat|telegram|tiktok|facebook|fb|messenger|twitter|skype|discord|viber|linkedin";
// No pattern below may try the same text in two ways: each counted run has a bound, or ends where nothing else may
// begin. A name before a sign is read backwards from that sign, so that no start of a long word is tried in its turn.
const dot = String.raw`(?:\s?[.,]\s?|\s?[([{]\s?(?:point|dot|\.)\s?[)\]}]\s?|[\s_-]{1,20}(?:point|dot)[\s_-]{1,20})`;
const arobase = String.raw`a\s?r{1,2}obas[esz]?e?`;
const at = String.raw`(?:\s{0,2}@\s{0,2}|\s?[([{<]\s?(?:at|a|chez|${arobase}|@)\s?[)\]}>]\s?|\s{1,20}${arobase}\s{1,20}|_(?:at|${arobase})_|\s?[*+"']\s?(?:at|${arobase}|@)\s?[*+"']\s?)`;
/** A part of a domain: hyphens stand between its letters alone, and those that begin « -dot- » are none of it. */
const label = String.raw`[a-z0-9]{1,63}(?:-{1,20}(?!(?:point|dot)[\s_-])[a-z0-9]{1,63}){0,16}`;
const nameEnd = "(?<=[a-z0-9_+%-])";

/** What is looked for, and what is read backwards from where it stands. */
interface Pattern {
  pattern: RegExp;
  startOf?: (text: string, end: number) => number | null;
}

/** Where the run of such letters that ends at `end` begins, with a letter or a digit; null for none. */
function runBefore(text: string, end: number, letters: RegExp, most: number): number | null {
  let first: number | null = null;
  for (let at = end - 1; at >= 0 && end - at <= most; at--) {
    const letter = text[at] ?? "";
    if (!letters.test(letter) || (letter === "." && !/[a-z0-9]/.test(text[at + 1] ?? ""))) break;
    if (/[a-z0-9]/.test(letter)) first = at;
  }
  return first;
}

/** The first of the terms that make the name of a mailbox: « jean point dupont ». */
function nameBefore(text: string, end: number): number | null {
  let start = runBefore(text, end, /[a-z0-9_+%.-]/, 64);
  for (let more = 0; start !== null && more < 8; more++) {
    const spokenNumbers = /\s(?:point|tiret|underscore)\s$/.exec(text.slice(Math.max(0, start - 12), start));
    const before = spokenNumbers && runBefore(text, start - spokenNumbers[0].length, /[a-z0-9_+%.-]/, 64);
    if (before === null) break;
    start = before;
  }
  return start;
}
function wordBefore(text: string, end: number): number | null {
  const start = runBefore(text, end, /[a-z0-9-]/, 256);
  return start !== null && text[start - 1] !== "_" && end - start >= 3 ? start : null;
}

const emails: readonly Pattern[] = [
  {
    pattern: new RegExp(
      String.raw`${nameEnd}${at}${label}(?:\stiret\s${label}){0,8}(?:${dot}${label}){0,16}?${dot}(?:${endings}|[a-z]{2,6})\b`,
      "g",
    ),
    startOf: nameBefore,
  },
  {
    pattern: new RegExp(
      String.raw`${nameEnd}(?:${at}|-(?:at|${arobase})-|\s{1,20}(?:a|at|chez|sur)\s{1,20})(?:${providers})(?:${dot}(?:${endings})\b|\b)`,
      "g",
    ),
    startOf: nameBefore,
  },
  // Letter by letter.
  { pattern: /\b(?:[a-z0-9._-]\s){2,40}@(?:\s[a-z0-9._-]){4,40}\b/g },
];
const links: readonly Pattern[] = [
  { pattern: /\b(?:https?|hxxps?)\s?:\s?\/\/\S+/g },
  { pattern: /\bw\s?w\s?w\s?\.\s?[a-z0-9-]+(?:\s?\.\s?[a-z]{2,})?\S*/g },
  {
    pattern: new RegExp(
      String.raw`\bw\s?w\s?w\s(?:point\s)?[a-z0-9-]{1,63}\s(?:point\s)?(?:${endings})\b`,
      "g",
    ),
  },
  // « . fr » after a space: no one begins a sentence with it.
  {
    pattern: /(?<=[a-z0-9-]{3})\s\.\s?(?:fr|com|net|org|eu)\b(?:\/\S+)?/g,
    startOf: wordBefore,
  },
  // A name on another network: after its « @ », or with what no word has.
  {
    pattern: new RegExp(
      String.raw`\b(?:${networks})\s?(?:[:=]|c['’]est\s|est\s)?\s?\/?(?:@\s?[a-z0-9._-]{3,}|(?=[a-z]{1,63}(?:[0-9_.][a-z0-9_]|\d\b))[a-z][a-z0-9._-]{2,})`,
      "g",
    ),
  },
  {
    pattern: new RegExp(String.raw`(?<!\w)@[a-z0-9._-]{3,63}\s(?:sur|dans)\s(?:${networks})\b`, "g"),
  },
  {
    pattern: new RegExp(
      String.raw`(?<![\w@.-])(?:[a-z0-9]+(?:-+[a-z0-9]+)*\.)+(?:${endings})(?![a-z0-9-])(?:[/?#]\S*)?`,
      "g",
    ),
  },
  {
    pattern:
      /(?<=[a-z0-9-]{3})(?:\s{1,20}(?:point|dot)\s{1,20}|\s?[([{]\s?(?:point|dot|\.)\s?[)\]}]\s?|,(?=com|fr))(?:f\s?r|c\s?o\s?m|net|org|eu|io)\b(?:\s?\/\s?\S+)?/g,
    startOf: wordBefore,
  },
];

/** « au fond.De là » is no address: a sentence begins with the word that would be the ending. */
const isSentence = (match: string) => /^[^/]*\.(?!(?:Fr|Com|Net|Org|Eu)$)[A-Z][a-z]+$/.test(match);

const dottedEnding = new RegExp(`(?:${dot})(?:${endings})$`);
/** « sur free. Je… » is no address: a provider named alone counts only before its ending, or after a sign. */
function isSpokenOnly(match: string): boolean {
  return !match.includes("@") && /\s(?:a|chez|sur|at)\s/.test(match) && !dottedEnding.test(match.slice(-64));
}

/** Where a match ends without the signs of its sentence. */
function trimmedLength(match: string): number {
  let length = match.length;
  while (length > 0 && /[.,;:!?)\]»…\s]/.test(match[length - 1] ?? "")) length--;
  return length;
}

/** What the patterns find in the plain text, and stands in the text as it was written. */
function findAll(text: string, known: string, patterns: readonly Pattern[], kind: ContactKind) {
  return patterns.flatMap(({ pattern, startOf }) =>
    [...known.matchAll(pattern)].flatMap(({ 0: { length: matched }, index }): FoundContact[] => {
      const start = startOf === undefined ? index : startOf(known, index);
      if (start === null) return [];
      const match = known.slice(start, index + matched);
      if (isSpokenOnly(match)) return [];
      const length = trimmedLength(match);
      return kind === "link" && isSentence(text.slice(start, start + length))
        ? []
        : [{ start, length, kind }];
    }),
  );
}

/** Of what `findContacts` finds: raise it whenever that changes, so that what was found before is looked through anew. */
export const contactFilterVersion = 1;

/**
 * Finds phone numbers, e-mail addresses and links in a French text, also when they are spelled out, spaced or disguised
 * [MSG-11]. In their order, never one over another.
 */
export function findContacts(text: string): FoundContact[] {
  const known = plain(text);
  const candidates = [
    ...findAll(text, known, emails, "email"),
    ...findAll(text, known, links, "link"),
    ...readings.flatMap((numeral) => findPhones(known, numeral)),
  ].sort((one, next) => one.start - next.start || next.length - one.length);
  const found: FoundContact[] = [];
  for (const candidate of candidates) {
    const last = found.at(-1);
    if (last === undefined || candidate.start >= last.start + last.length) found.push(candidate);
    else last.length = Math.max(last.length, candidate.start + candidate.length - last.start);
  }
  return found;
}

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

/** The text in parts as they are drawn: plain text, and what is hidden or was found. */
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
