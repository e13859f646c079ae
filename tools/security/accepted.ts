/** A pattern that no automaton proves linear, and what bounds it. */
export interface Accepted {
  file: string;
  /** Its source; a long one's beginning before « … ». */
  source: string;
  /** The highest power of the text's length that any checker finds. */
  degree: number;
  /** The longest text that it meets, in characters. */
  most: number | "body";
  /** What makes the text that short, or the pattern cheap. */
  why: string;
}

const contacts = "packages/api/src/messages/contacts.ts";
/** Its unit test reads texts of 20,000 characters in less than eight times what 5,000 take, whatever they repeat. */
const measured =
  "every run has an end: linear in the end, which packages/api/src/messages/contacts.test.ts measures";

const accepted = (file: string, source: string, degree: number, most: Accepted["most"], why: string) => ({
  file,
  source,
  degree,
  most,
  why,
});

/** The longest text that is looked through for contact details: an answer of the writing help. */
const lookedThrough = 20_000;

/** Every pattern that the gate takes without a proof. One that is mended leaves this table. */
export const acceptedPatterns: readonly Accepted[] = [
  accepted(contacts, String.raw`\+\s?\d+|\d+|(?:(?<![a-z])|…`, 4, lookedThrough, measured),
  accepted(contacts, String.raw`(?<=[a-z0-9_+%-])(?:\s{0,2}@…`, 2, lookedThrough, measured),
  accepted(contacts, String.raw`(?<=[a-z0-9_+%-])(?:(?:\s{0,2}@…`, 1, lookedThrough, measured),
  accepted(
    contacts,
    String.raw`\b(?:[a-z0-9._-]\s){2,40}@(?:\s[a-z0-9._-]){4,40}\b`,
    2,
    lookedThrough,
    measured,
  ),
  accepted(contacts, String.raw`\bw\s?w\s?w\s(?:point\s)?[a-z0-9-]{1,63}…`, 1, lookedThrough, measured),
  accepted(
    contacts,
    String.raw`(?<=[a-z0-9-]{3})\s\.\s?(?:fr|com|net|org|eu)\b(?:\/\S+)?`,
    1,
    lookedThrough,
    measured,
  ),
  accepted(contacts, String.raw`\b(?:insta|instagram|…`, 1, lookedThrough, measured),
  accepted(contacts, String.raw`(?<!\w)@[a-z0-9._-]{3,63}\s…`, 1, lookedThrough, measured),
  accepted(contacts, String.raw`(?<![\w@.-])(?:[a-z0-9]+(?:-+[a-z0-9]+)*\.)+…`, 1, lookedThrough, measured),
  accepted(
    contacts,
    String.raw`(?<=[a-z0-9-]{3})(?:\s{1,20}(?:point|dot)\s{1,20}…`,
    1,
    lookedThrough,
    measured,
  ),
  accepted(
    contacts,
    String.raw`(?:(?:\s?[.,]\s?|…`,
    3,
    64,
    "the caller gives the last 64 characters of a match",
  ),
  accepted(
    contacts,
    String.raw`^(?:\+|00)(?!33)[1-9]\d{8,13}$`,
    1,
    320,
    "the digits of sixteen numerals at most, read from their beginning",
  ),
  accepted(contacts, String.raw`^[^/]*\.(?!(?:Fr|Com|Net|Org|Eu)$)[A-Z][a-z]+$`, 1, lookedThrough, measured),
  accepted(
    "apps/server/src/domains/reports/content-filter.ts",
    String.raw`(\p{L}|!|\?)\1{9,}`,
    1,
    "body",
    "one letter and its like: a run that is too short is read once for each of nine letters at most",
  ),
  accepted(
    "apps/web/app/features/help/help/find-answers.server.ts",
    String.raw`(?<=[.!?…])\s+`,
    1,
    2000,
    "splits our own answers; a run of blanks begins in one place, behind its sign",
  ),
  accepted(
    "packages/api/src/taxonomy/near-terms.ts",
    String.raw`(.)\1+`,
    1,
    "body",
    "one letter and its like: each run is read once",
  ),
];
