import { emailInAscii } from "@jobami/api/http/email";
import { foldedTerms } from "@jobami/api/http/folded";
import { type SQL, sql } from "drizzle-orm";

/** Terms that are looked for at once; what else was typed narrows nothing any more. */
const maxTerms = 10;

/** A text as searches compare it, by the database: what `folded` makes of it. */
const foldedText = (text: SQL): SQL => sql`folded(${text})`;

/** Whether a piece stands in a text, wherever, as an index of trigrams can find it. */
const contains = (text: SQL, piece: string): SQL =>
  sql`${text} like ${`%${piece.replace(/[\\%_]/g, "\\$&")}%`}`;

/** Whether every word that was typed stands in a folded text, wherever. Nothing is found by signs alone. */
export function hasFoldedTerms(text: SQL, typed: string): SQL {
  const terms = foldedTerms(typed).slice(0, maxTerms);
  if (terms.length === 0) return sql`false`;
  return sql.join(
    terms.map((word) => contains(text, word)),
    sql` and `,
  );
}

/** Whether every word that was typed stands in a text, however both are written. */
export const hasTerms = (text: SQL, typed: string): SQL => hasFoldedTerms(foldedText(text), typed);

/**
 * What was typed, as the parser of texts takes it: composed, with blanks for the signs between terms that a database of another
 * locale takes for letters. Its dictionary forgives case, accents and ligatures.
 */
export const forParser = (typed: string): string =>
  typed.normalize("NFKC").replace(/[\u02b0-\u02ff\u2010-\u201b\u2212'\u0060\u00b4]+/g, " ");

/** What was typed, as addresses are stored: a whole one, or a piece of a domain. */
function partOfAddress(typed: string): string {
  const part = typed.normalize("NFKC").trim();
  return part.includes("@") ? emailInAscii(part) : emailInAscii(`@${part}`).slice(1);
}

/** Whether what was typed stands in an address of mail, which has one spelling: in small letters, every sign of it. */
export const isInAddress = (address: SQL, typed: string): SQL =>
  contains(sql`lower(${address})`, partOfAddress(typed));

/** Whether every word stands in a text, or what was typed in an address whose domain has accents. */
export function hasTermsOrAddress(text: SQL, address: SQL, typed: string): SQL {
  const terms = hasTerms(text, typed);
  return partOfAddress(typed).includes("xn--") ? sql`(${terms} or ${isInAddress(address, typed)})` : terms;
}
